import { dueNotices } from '@daywell/core/reminders'
import { addDays, instantOn, localDay } from '@daywell/core/time'
import { eventLoopBudget } from '#concurrency/event-loop-budget.ts'
import { writtenDays } from '#stores/journal/entry-reader.store.ts'
import { KINDS, type Pushed } from '#stores/push/delivery.ts'
import { putNotice } from '#stores/push/outbox.store.ts'
import type { PushPerson } from '#stores/push/people.store.ts'
import {
  duePeople,
  openPerson,
  type PersonRow,
  putLooked,
  putLookLater,
} from '#stores/push/people.store.ts'
import { mayRemind, nextDue } from './plan.ts'
import type { PushDeps } from './push-deps.ts'

/** Few enough that the unit that writes them stays short. */
const PEOPLE_PER_UNIT = 25
/** Milliseconds of looks after which calls of the API get the event loop. */
const LOOKS_MS = 2
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Far more than there can be broken rows. */
const MAX_FAILED = 10_000

/** What a look found: the due notices, and when to look again. */
interface Look {
  readonly person: Pick<PushPerson, 'userId' | 'version'>
  /** Undefined: the look failed. */
  readonly notices: readonly { readonly notice: Pushed; readonly expiresAt: number }[] | undefined
  readonly next: number | null
}

/** Finds the people to remind. */
export function dueService(deps: PushDeps) {
  const { database, keyring, clock, preferencesOf } = deps

  const lookAt = async (row: PersonRow, wrote: ReadonlySet<string>, now: number): Promise<Look> => {
    const key = await keyring.userKey(database.read, row.user_id)
    const person = openPerson(key, row)
    const preferences = await preferencesOf(database.read, row.user_id)
    const next = nextDue(person, preferences, now)
    if (!mayRemind(person.tellDays, preferences)) return { person, notices: [], next }
    const due = dueNotices(
      { timeZone: person.timeZone, wishes: preferences.notifications },
      {
        since: person.lookedAt,
        now,
        wrote: (day) => wrote.has(day) || person.daysTold.includes(day),
        // The unique key decides, for all processes.
        shown: { has: () => false },
      },
    )
    const notices = due.flatMap((notice) =>
      isPushed(notice) ? [{ notice, expiresAt: endOf(notice.day, person.timeZone) }] : [],
    )
    return { person, notices, next }
  }

  /** How often in a row each check failed. */
  const failed = new Map<string, number>()

  /** Again after a minute, then two, four …: what is due by then is not lost. */
  const lookLater = ({ user_id: userId, version }: PersonRow, now: number): Look => {
    const times = failed.get(userId) ?? 0
    if (failed.size >= MAX_FAILED) failed.clear()
    failed.set(userId, times + 1)
    const next = now + Math.min(MINUTE_MS * 2 ** times, HOUR_MS)
    return { person: { userId, version }, notices: undefined, next }
  }

  /** A row that can't be read does not delay the others. */
  const look = async (row: PersonRow, wrote: ReadonlySet<string>, now: number): Promise<Look> => {
    try {
      const found = await lookAt(row, wrote, now)
      failed.delete(row.user_id)
      return found
    } catch (err) {
      deps.failed({ err })
      return lookLater(row, now)
    }
  }

  const keep = (looks: readonly Look[], now: number) =>
    database.write(async (trx) => {
      for (const { person, notices, next } of looks) {
        const { userId, version } = person
        if (!notices) {
          await putLookLater(trx, { userId, version, next })
          continue
        }
        if (!(await putLooked(trx, { userId, version, now, next }))) continue
        for (const { notice, expiresAt } of notices)
          await putNotice(trx, userId, notice, { now, expiresAt })
      }
    })

  /** Puts on its way what has become due. Each chunk is kept before the next is looked at. */
  return async (stopped: AbortSignal): Promise<void> => {
    const yieldIfDue = eventLoopBudget(LOOKS_MS)
    while (!stopped.aborted) {
      const now = clock()
      const rows = await duePeople(database.read, now, PEOPLE_PER_UNIT)
      if (rows.length === 0) return
      // Yesterday, wherever the person is.
      const from = addDays(localDay(now, 'UTC'), -2)
      const ids = rows.map((row) => row.user_id)
      const wrote = await writtenDays(database.read, ids, from)
      const looks: Look[] = []
      for (const row of rows) {
        looks.push(await look(row, wrote.get(row.user_id) ?? NONE, now))
        await yieldIfDue()
      }
      await keep(looks, now)
    }
  }
}

const NONE: ReadonlySet<string> = new Set()

function isPushed(notice: { kind: string }): notice is Pushed {
  return (KINDS as readonly string[]).includes(notice.kind)
}

/** When a day is over there, which is when its reminder comes too late. */
function endOf(day: string, timeZone: string): number {
  const next = instantOn(addDays(day, 1), 0, timeZone) ?? instantOn(addDays(day, 2), 0, timeZone)
  return next ?? Date.parse(addDays(day, 1))
}
