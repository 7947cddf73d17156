/** A point in time in a text: an instant, or a day with or without a time. */
export type When =
  /** `day`: the local day where it was written, if known. */
  | { readonly instant: number; readonly day?: string }
  | { readonly day: string; readonly ms: number | undefined }

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T\s,]+)/
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:$|T)/
const DAY_MONTH_YEAR = /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-z]{3,9})\.?,?\s+(\d{4})(?:$|[T\s,]+)/i
const MONTH_DAY_YEAR = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:$|[T\s,]+)/i
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i
const TIME =
  /^(?:at\s+)?(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i

/** The latest plausible year; the earliest leaves room for transcribed old diaries. */
const isYear = (year: number) => year >= 1000 && year <= 9999

/** Parses common date formats; undefined if ambiguous. */
export function parseWhen(text: string): When | undefined {
  const plain = text.trim().replace(/^\[\[|\]\]$/g, '')
  if (/^\d{10}(\d{3})?$/.test(plain)) return momentOf(Number(plain))
  const found = dayIn(plain.replace(WEEKDAY, ''))
  if (!found) return undefined
  const { day, rest } = found
  return rest === '' ? { day, ms: undefined } : timedOn(day, rest)
}

/** A Unix timestamp in seconds or milliseconds. */
function momentOf(number: number): When {
  return { instant: number < 1e11 ? number * 1000 : number }
}

function dayIn(text: string): { day: string; rest: string } | undefined {
  const rest = (all: string) => text.slice(all.length).trim()
  const [all, year, month, date] = DAY.exec(text) ?? COMPACT.exec(text) ?? []
  if (all !== undefined) return withDay(Number(year), Number(month), Number(date), rest(all))
  const dmy = DAY_MONTH_YEAR.exec(text)
  if (dmy) return withDay(Number(dmy[3]), monthOf(dmy[2]), Number(dmy[1]), rest(dmy[0]))
  const mdy = MONTH_DAY_YEAR.exec(text)
  if (mdy) return withDay(Number(mdy[3]), monthOf(mdy[1]), Number(mdy[2]), rest(mdy[0]))
  return undefined
}

function monthOf(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function withDay(year: number, month: number, date: number, rest: string) {
  const day = dayOf(year, month, date)
  return day === undefined ? undefined : { day, rest }
}

/** `2024-03-01`; undefined for a day that does not exist. */
export function dayOf(year: number, month: number, date: number): string | undefined {
  const time = new Date(Date.UTC(year, month - 1, date))
  const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === date
  return isYear(year) && month >= 1 && exists ? time.toISOString().slice(0, 10) : undefined
}

function timedOn(day: string, text: string): When | undefined {
  const [all, hour, minute, second = '0', part = '', half, zone] = TIME.exec(text) ?? []
  if (all === undefined) return undefined
  const hours = hoursOf(Number(hour), half)
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const thousandths = Number(part.padEnd(3, '0').slice(0, 3))
  const ms = ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1000 + thousandths
  if (zone === undefined) return { day, ms }
  const offset = offsetOf(zone)
  const instant = Date.parse(`${day}T00:00:00Z`) + ms - (offset ?? 0)
  return offset === undefined ? { instant } : { instant, day }
}

function hoursOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0)
}

/** In ms; undefined for UTC, which doesn't say where the writer was. */
function offsetOf(zone: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  if (sign === undefined) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
