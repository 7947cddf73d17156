import type { StreakReason } from '@daywell/core/habit'
import { dayOf } from './days-in-words.ts'
import type { habitTexts } from './habit.texts.ts'

type Why = (typeof habitTexts)['en']['why']
type Going = Extract<StreakReason, { kind: 'going' }>

/** Explains the streak in plain sentences. */
export function whyInWords(reason: StreakReason, today: string, why: Why): string {
  switch (reason.kind) {
    case 'nothing-yet':
      return why.begin
    case 'ended':
      return `${why.ended(reason.length, dayOf(reason.last, today), reason.daysAgo)} ${why.begin}`
    case 'going':
      return goingInWords(reason, today, why).join(' ')
  }
}

function goingInWords(reason: Going, today: string, why: Why): string[] {
  const { ahead, entries, length, missed } = reason
  return [
    written(reason, today, why),
    reason.today === 'open' && why.open,
    ahead > 0 && (length === 1 ? why.aheadAlone : why.ahead(ahead)),
    entries > length && why.once,
    missed !== null && why.missed(dayOf(missed, today)),
  ].filter((sentence) => sentence !== false)
}

function written(reason: Going, today: string, why: Why): string {
  const { length, ahead } = reason
  const first = dayOf(reason.first, today)
  if (ahead > 0) return why.wroteUntil(length, first, dayOf(reason.last, today))
  if (reason.today === 'written')
    return length === 1 ? why.wroteToday : why.wroteUntilToday(length, first)
  return length === 1 ? why.wroteYesterday : why.wroteUntilYesterday(length, first)
}
