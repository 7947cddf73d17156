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
  const notice: Notice = read(payload) ?? { kind: 'reminder', day: today() }
  if (!isDue(notice, person, today())) return
  // No reminder for a person who has written on this device in the meantime.
  const isOver = 'day' in notice && person.wrote.includes(notice.day)
  const shown = isOver ? nothingToDo(notice.day, parts.now()) : notificationOf(notice, parts.now())
  const first = await ledger.claim(person.userId, keyOf(notice))
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
function isDue(notice: Notice, { wishes }: KnownPerson, today: string): boolean {
  if ('day' in notice && notice.day !== today) return false
  if (notice.kind === 'reminder') return wishes?.reminderEnabled ?? true
  const isOfStreak = notice.kind === 'streak-risk' || notice.kind === 'milestone'
  return isOfStreak ? (wishes?.streakAlerts ?? true) : true
}

function nothingToDo(day: string, now: number): Scheduled {
  const reminder = notificationOf({ kind: 'reminder', day }, now)
  return { ...reminder, body: remindersTexts.en.alreadyWritten, actions: [] }
}
