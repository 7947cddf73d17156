import { keyOf, type Notice, notice, type Scheduled } from '@daywell/core/reminders'
import type { KnownPerson, Ledger } from '#services/reminders/ledger/ledger.ts'
import { notificationOf } from '../notification.ts'
import { remindersTexts } from '../reminders.texts.ts'

export interface PushedDeps {
  readonly ledger: Ledger
  readonly now: () => number
  /** The day that the wall shows where the device is. */
  readonly today: () => string
  /** Whether a notification with this tag is there to be seen. */
  readonly isThere: (tag: string) => Promise<boolean>
  readonly show: (one: Scheduled, quiet: boolean) => Promise<void>
  /** Nobody who could be meant is signed in. */
  readonly unsubscribe: () => Promise<void>
}

/**
 * Shows what a push says, unless a page or an earlier push has. Browsers want to see something
 * for each push, so that where there is nothing to say the gentlest thing is shown that they take.
 */
export async function showPushed(payload: string | undefined, parts: PushedDeps): Promise<void> {
  const { ledger, today, isThere, show } = parts
  const person = await ledger.current()
  if (!person) return parts.unsubscribe()
  // What cannot be read may come of a newer server: a plain reminder does no harm to those who want them.
  const told: Notice = read(payload) ?? { kind: 'reminder', day: today() }
  if (!isDue(told, person, today())) return
  // Somebody who wrote on this device meanwhile is not asked to write.
  const isOver = 'day' in told && person.wrote.includes(told.day)
  const shown = isOver ? nothingToDo(told.day, parts.now()) : notificationOf(told, parts.now())
  const first = await ledger.claim(person.userId, keyOf(told))
  if (first) return show(shown, isOver)
  // Put once more in its own place, it stays one, and the browser has seen something.
  if (await isThere(shown.tag)) await show(shown, true)
}

function read(payload: string | undefined): Notice | undefined {
  try {
    return notice.parse(JSON.parse(payload ?? ''))
  } catch {
    return undefined
  }
}

/** A push can be late, or know less of the person's wishes and whereabouts than this device. */
function isDue(told: Notice, { wishes }: KnownPerson, today: string): boolean {
  if ('day' in told && told.day !== today) return false
  if (told.kind === 'reminder') return wishes?.reminderEnabled ?? true
  const isOfStreak = told.kind === 'streak-risk' || told.kind === 'milestone'
  return isOfStreak ? (wishes?.streakAlerts ?? true) : true
}

function nothingToDo(day: string, now: number): Scheduled {
  const reminder = notificationOf({ kind: 'reminder', day }, now)
  return { ...reminder, body: remindersTexts.en.alreadyWritten, actions: [] }
}
