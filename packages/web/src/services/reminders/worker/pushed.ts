import { keyOf, type Notice, notice, type Scheduled } from '@daywell/core/reminders'
import type { KnownPerson, Ledger } from '#services/reminders/ledger/ledger.ts'
import { notificationOf } from '../notification.ts'
import { remindersTexts } from '../reminders.texts.ts'

export interface PushedDeps {
  readonly ledger: Ledger
  readonly now: () => number
  /** The device's local day. */
  readonly today: () => string
  /** Whether a notification with this tag is visible. */
  readonly isThere: (tag: string) => Promise<boolean>
  readonly show: (one: Scheduled, quiet: boolean) => Promise<void>
  /** Called if no one is signed in. */
  readonly unsubscribe: () => Promise<void>
}

/**
 * Shows a push's notice, unless a page or an earlier push has. Browsers require a visible
 * notification for each push, so if there's nothing to say, the least intrusive one is shown.
 */
export async function showPushed(payload: string | undefined, parts: PushedDeps): Promise<void> {
  const { ledger, today, isThere, show } = parts
  const person = await ledger.current()
  if (!person) return parts.unsubscribe()
  // An unreadable payload may come from a newer server: a plain reminder does no harm if those are
  // on.
  const told: Notice = read(payload) ?? { kind: 'reminder', day: today() }
  if (!isDue(told, person, today())) return
  // No reminder for a person who has written on this device in the meantime.
  const isOver = 'day' in told && person.wrote.includes(told.day)
  const shown = isOver ? nothingToDo(told.day, parts.now()) : notificationOf(told, parts.now())
  const first = await ledger.claim(person.userId, keyOf(told))
  if (first) return show(shown, isOver)
  // Replacing it with itself keeps it a single one, and satisfies the browser.
  if (await isThere(shown.tag)) await show(shown, true)
}

function read(payload: string | undefined): Notice | undefined {
  try {
    return notice.parse(JSON.parse(payload ?? ''))
  } catch {
    return undefined
  }
}

/** A push can be late, or based on outdated preferences or an outdated time zone. */
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
