import * as z from 'zod/mini'
import { instant } from '#input/index.ts'
import { localDay } from '#time/index.ts'
import { keyOf, type Notice, tagOf } from './notice.ts'
import { fromStored } from './stored.ts'
import { wordsOfNotice } from './words.ts'

const scheduled = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  icon: z.string(),
  badge: z.string(),
  tag: z.string(),
  requireInteraction: z.boolean(),
  actions: z.array(z.object({ action: z.string(), title: z.string() })),
  scheduledTime: instant(),
})
/** A scheduled notification. */
export type Scheduled = z.output<typeof scheduled>

const DAY = 24 * 60 * 60 * 1000

/** A notice as it's stored until its time (ms). */
export function scheduledNotice(
  notice: Notice,
  at: number,
  pictures: { readonly icon: string; readonly badge: string },
): Scheduled {
  return {
    id: keyOf(notice),
    ...wordsOfNotice(notice),
    icon: pictures.icon,
    badge: pictures.badge,
    tag: tagOf(notice),
    requireInteraction: false,
    actions: [{ action: 'write', title: 'Write now' }],
    scheduledTime: new Date(at).toISOString(),
  }
}

/** The stored schedule, without unreadable items. */
export function readSchedule(stored: string | null): Scheduled[] {
  const list = fromStored(stored)
  if (!Array.isArray(list)) return []
  return list.flatMap((one) => {
    const read = scheduled.safeParse(one)
    return read.success ? [read.data] : []
  })
}

export interface SchedulePlan {
  /** Due, or overdue since today: to be shown and removed from the schedule. */
  readonly show: readonly Scheduled[]
  /** Overdue by a day: removed from the schedule without being shown. */
  readonly past: readonly Scheduled[]
  /** Due within a day: to be shown after this delay (ms). Later ones wait for a later plan. */
  readonly timers: readonly { readonly wait: number; readonly scheduled: Scheduled }[]
}

/** Plans a schedule now (ms), by the calendar of a time zone. */
export function planOf(
  schedule: readonly Scheduled[],
  now: number,
  timeZone: string,
): SchedulePlan {
  const waits = schedule.map((one) => ({
    wait: Date.parse(one.scheduledTime) - now,
    scheduled: one,
  }))
  const today = localDay(now, timeZone)
  const overdue = waits.filter(({ wait }) => wait <= 0).map((one) => one.scheduled)
  const isOfToday = ({ scheduledTime }: Scheduled) =>
    localDay(Date.parse(scheduledTime), timeZone) === today
  return {
    show: overdue.filter(isOfToday),
    past: overdue.filter((one) => !isOfToday(one)),
    timers: waits.filter(({ wait }) => wait > 0 && wait <= DAY),
  }
}

const REMINDER: Notice['kind'] = 'reminder'

/** Replaces the reminder in the schedule, or removes it. */
export function withReminder(
  schedule: readonly Scheduled[],
  reminder: Scheduled | undefined,
): Scheduled[] {
  const others = schedule.filter(({ tag }) => tag !== REMINDER)
  return reminder ? [...others, reminder] : others
}
