import {
  type AnyPeriod,
  dayAsked,
  MAX_CHOSEN_DAYS,
  periodOf,
  type SpanKind,
  type SummaryKind,
} from '@daywell/core/insights'
import { dayNumber } from '@daywell/core/time'

const PLACE = '/summary'

export type ShownKind = SummaryKind | SpanKind

export interface Days {
  readonly from: string
  readonly to: string
}

/** What the page shows: the week, month or year of a day, or of today, or chosen days, once they are. */
export type ShownPeriod =
  | { readonly kind: Exclude<ShownKind, 'days'>; readonly day?: string | undefined }
  | { readonly kind: 'days'; readonly days?: Days | undefined }

/** The path of a period's insights. */
export function placeOf(shown: ShownPeriod): string {
  const query = new URLSearchParams()
  if (shown.kind !== 'weekly') query.set('period', shown.kind)
  if (shown.kind === 'days') {
    for (const [name, day] of Object.entries(shown.days ?? {})) query.set(name, day)
  } else if (shown.day) query.set('day', shown.day)
  return query.size === 0 ? PLACE : `${PLACE}?${query}`
}

/** The period in a query string, which is untrusted input. */
export function periodIn(search: string): ShownPeriod {
  const query = new URLSearchParams(search)
  const kind = kindIn(query.get('period'))
  if (kind === 'days') {
    const days = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
    return problemOf(days) ? { kind } : { kind, days }
  }
  const day = query.get('day') ?? ''
  return isDay(day) ? { kind, day } : { kind }
}

/** The days of what is shown; undefined while none are chosen. */
export function daysShown(shown: ShownPeriod, today: string): AnyPeriod | undefined {
  if (shown.kind !== 'days') return periodOf(shown.kind, dayAsked(shown.day, today))
  return shown.days && { kind: 'days', ...shown.days }
}

/** What is wrong with chosen days. */
export function problemOf({ from, to }: Days): 'missing' | 'wrongWay' | 'tooMany' | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (from > to) return 'wrongWay'
  return dayNumber(to) - dayNumber(from) < MAX_CHOSEN_DAYS ? undefined : 'tooMany'
}

function kindIn(text: string | null): ShownKind {
  return text === 'monthly' || text === 'yearly' || text === 'days' ? text : 'weekly'
}

export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true
