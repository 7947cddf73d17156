import { addDays, dayAt, dayNumber, weekdayOf } from '#time/index.ts'
import {
  calendarDays,
  lastDate,
  lastDays,
  lastYearOf,
  lately,
  monthDays,
  type NamedDays,
  seasonDays,
  two,
} from './calendar-days.ts'
import { type Cycle, inOrder, joined } from './joined-days.ts'

/** Days, and how many words name them. */
interface Read {
  readonly days: NamedDays
  readonly words: number
  /** How often there are days of that name, where the words name no year. */
  readonly cycle?: Cycle
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
]
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const NUMBERS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]
/** First month of each, in the northern half of the world. */
const SEASONS: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
}
/** Words after which `may` is a month. */
const BEFORE_MAY = new Set(
  'in of last this since for my was during from until to through and summarize summarise recap review about did'.split(
    ' ',
  ),
)
/** What stands before a span of the calendar. */
const THIS = new Set(['this', 'my', 'the', 'current', 'whole', 'entire'])
const LAST = new Set(['last', 'previous'])
const LATELY = new Set(['lately', 'recently', 'nowadays', 'recent'])
const TO = new Set(['to', 'until', 'till', 'through', 'thru', 'and', '-', '–'])

/** The days that a text names first, if it names any. */
export function daysNamed(text: string, today: string): NamedDays | undefined {
  const words = placedWords(text).map(({ word }) => word)
  return firstRead(words, today, () => true)?.days
}

/** Words after which a name of a month or a day is one, and not a person's. */
const IN_TIME = new Set([
  'in',
  'on',
  'since',
  'during',
  'from',
  'between',
  'this',
  'last',
  'past',
  'the',
])

/** `the last week of October`. */
const PART_OF_TIME = new Set([
  'week',
  'weeks',
  'month',
  'days',
  'half',
  'end',
  'beginning',
  'start',
])

/** The days that a question is limited to, and the question without them. */
export function limitedToDays(
  text: string,
  today: string,
): { rest: string; days: NamedDays } | undefined {
  const placed = placedWords(text)
  const words = placed.map(({ word }) => word)
  const isSure = (at: number) => !isOfAThing(words, at) && isOfTime(words, at)
  const found = firstRead(words, today, isSure)
  if (!found) return undefined
  const { days, at, words: count } = found
  const before = ['in', 'on', 'during'].includes(words[at - 1] ?? '') ? at - 1 : at
  const [first, last] = [placed[before], placed[at + count - 1]]
  const rest = `${text.slice(0, first?.start)}${text.slice(last?.end)}`
  return { days, rest: rest.replace(/\s+/g, ' ').trim() }
}

const isOfTime = (words: readonly string[], at: number) =>
  [words[at], words[at - 1]].some((word) => IN_TIME.has(word ?? '')) ||
  (words[at - 1] === 'of' && PART_OF_TIME.has(words[at - 2] ?? '')) ||
  words.slice(at, at + 4).includes('ago') ||
  ['today', 'yesterday', 'day'].includes(words[at] ?? '')

/** `the winter coat`, `the march`: after a bare `the`, a season or a month may be part of a name. */
function isOfAThing(words: readonly string[], at: number): boolean {
  const [the, named] = words[at] === 'the' ? [at, at + 1] : [at - 1, at]
  const word = words[named] ?? ''
  if (words[the] !== 'the' || (SEASONS[word] === undefined && !MONTHS.includes(word))) return false
  const isBeforeYear = yearOf(words[named + (words[named + 1] === 'of' ? 2 : 1)]) !== undefined
  return !isBeforeYear && !IN_TIME.has(words[the - 1] ?? '')
}

function firstRead(words: readonly string[], today: string, isTaken: (at: number) => boolean) {
  for (let at = 0; at < words.length; at += 1) {
    const read = rangeAt(words, at, today) ?? spanAt(words, at, today)
    if (read && isTaken(at) && isReal(read.days)) return { ...read, at }
  }
  return undefined
}

const isReal = ({ from, to }: NamedDays) =>
  [from, to].every((at) => !Number.isNaN(dayNumber(at)) && dayAt(dayNumber(at)) === at)

const MAX_WORDS = 80

const WORD = /\d{4}-\d\d-\d\d|[\p{L}\p{N}]+(?:['’]\p{L}+)*|[-–]/gu

/** A word as it is compared, and where it stands. */
function placedWords(text: string) {
  return [...text.matchAll(WORD)].slice(0, MAX_WORDS).map(({ 0: word, index }) => ({
    word: word.toLowerCase().replace(/['’]s$/, ''),
    start: index,
    end: index + word.length,
  }))
}

/** `since Monday`, `from March to May`, `between the 3rd and the 10th`, `Nov 3 to 10`. */
function rangeAt(words: readonly string[], at: number, today: string): Read | undefined {
  const word = words[at] ?? ''
  const isOpen = word === 'since' || word === 'from' || word === 'between'
  const start = isOpen ? at + 1 : at
  const dates = datesAt(words, start, today)
  if (dates) return { days: dates.days, words: dates.words + start - at }
  const first = spanAt(words, start, today)
  if (!first) return undefined
  const middle = start + first.words
  const last = TO.has(words[middle] ?? '') ? endAt(words, middle + 1, first, today) : undefined
  if (last) {
    return { days: joined(first, last.days), words: middle + 1 + last.words - at }
  }
  if (word !== 'since' && word !== 'from') return undefined
  return { days: inOrder({ from: first.days.from, to: today }), words: middle - at }
}

/** `9 to 17 April`. */
function datesAt(words: readonly string[], at: number, today: string): Read | undefined {
  const date = dateOf(words[at])
  if (date === undefined || !TO.has(words[at + 1] ?? '')) return undefined
  const last = monthOf(words, at + 3) === undefined ? undefined : dated(words, at + 2, today)
  if (!last) return undefined
  const from = `${last.days.to.slice(0, 8)}${two(date)}`
  return { days: inOrder({ from, to: last.days.to }), words: last.words + 2 }
}

/** The end of a range; a bare number is of the month that the range begins in. */
function endAt(words: readonly string[], at: number, { days }: Read, today: string) {
  const date = dateOf(words[at])
  if (date === undefined || monthOf(words, at + 1) !== undefined)
    return ['now', 'today'].includes(words[at] ?? '')
      ? { days: { from: today, to: today }, words: 1 }
      : spanAt(words, at, today)
  const to = `${days.from.slice(0, 8)}${two(date)}`
  return { days: { from: to, to }, words: 1 }
}

/** The days that the words at a place name. */
function spanAt(words: readonly string[], at: number, today: string): Read | undefined {
  const skipped = words[at] === 'the' && isDateLike(words[at + 1]) ? 1 : 0
  const read = ways.reduce<Read | undefined>(
    (found, way) => found ?? way(words, at + skipped, today),
    undefined,
  )
  return read && { ...read, words: read.words + skipped }
}

const isDateLike = (word = '') => /^\d{1,2}(?:st|nd|rd|th)$/.test(word) || MONTHS.includes(word)

type Way = (words: readonly string[], at: number, today: string) => Read | undefined

const oneDay: Way = (words, at, today) => {
  const word = words[at] ?? ''
  if (/^(?:19|20)\d\d-\d\d-\d\d$/.test(word)) return read(word, word, 1)
  if (word === 'today' || word === 'tonight') return read(today, today, 1)
  if (word === 'yesterday') return day(addDays(today, -1), 1)
  const three = words.slice(at, at + 3).join(' ')
  if (three === 'day before yesterday') return day(addDays(today, -2), 3)
  if (three.startsWith('last night')) return read(addDays(today, -1), today, 2)
  if (/^this (?:morning|afternoon|evening)\b/.test(three)) return day(today, 2)
  const weekday = WEEKDAYS.indexOf(word)
  if (weekday < 0) return undefined
  const back = (weekdayOf(dayNumber(today)) - weekday + 7) % 7
  return { ...day(addDays(today, -(back === 0 ? 7 : back)), 1), cycle: 'week' }
}

/** `March 8`, `8 March 2025`, `the 3rd`. */
const dated: Way = (words, at, today) => {
  const [month, date] = [monthOf(words, at), dateOf(words[at])]
  if (month !== undefined) {
    const next = dateOf(words[at + 1])
    return next === undefined ? undefined : dayOf(words, { month, date: next, used: 2 }, at, today)
  }
  if (date === undefined) return undefined
  const isOf = words[at + 1] === 'of' ? 1 : 0
  const named = monthOf(words, at + 1 + isOf)
  if (named !== undefined) return dayOf(words, { month: named, date, used: 2 + isOf }, at, today)
  return /^\d{1,2}(?:st|nd|rd|th)$/.test(words[at] ?? '')
    ? { ...day(lastDate(date, today), 1), cycle: 'month' }
    : undefined
}

function dayOf(
  words: readonly string[],
  { month, date, used }: { month: number; date: number; used: number },
  at: number,
  today: string,
): Read {
  const year = yearOf(words[at + used])
  if (year) return day(`${year}-${two(month)}-${two(date)}`, used + 1)
  return { ...day(lastOf(`${two(month)}-${two(date)}`, today), used), cycle: 'year' }
}

/** Every eighth year at the latest has a February 29. */
const MAX_YEARS_BACK = 8

/** The latest day of that month and date; of one that there never is, that of this year. */
function lastOf(monthAndDate: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const days = Array.from(
    { length: MAX_YEARS_BACK + 1 },
    (_, back) => `${year - back}-${monthAndDate}`,
  )
  return days.find((at) => at <= today && isReal({ from: at, to: at })) ?? days[0] ?? today
}

/** `week of March 3`. */
const weekOf: Way = (words, at, today) => {
  if (words[at] !== 'week' || words[at + 1] !== 'of') return undefined
  const skipped = words[at + 2] === 'the' ? 3 : 2
  const within = dated(words, at + skipped, today)
  const days = within && isReal(within.days) && calendarDays('week', 0, within.days.from)
  return days ? { days, words: within.words + skipped } : undefined
}

const month: Way = (words, at, today) => {
  const named = monthOf(words, at)
  if (named === undefined) return undefined
  const year = yearOf(words[at + 1])
  return { days: monthDays(year ?? lastYearOf(named, today), named), words: year ? 2 : 1 }
}

const year: Way = (words, at) => {
  const named = yearOf(words[at])
  return named ? read(`${named}-01-01`, `${named}-12-31`, 1) : undefined
}

const quarter: Way = (words, at, today) => {
  const number = Number(/^q([1-4])$/.exec(words[at] ?? '')?.[1])
  if (!number) return undefined
  const year = yearOf(words[at + 1])
  const begins = number * 3 - 2
  const of = year ?? lastYearOf(begins, today)
  const from = `${of}-${two(begins)}-01`
  return read(from, monthDays(of, begins + 2).to, year ? 2 : 1)
}

/** `this week`, `last month`, `my year`, `the weekend`, `the summer of 2024`. */
const calendar: Way = (words, at, today) => {
  const word = words[at] ?? ''
  const isThis = THIS.has(word)
  if (!isThis && !LAST.has(word)) return namedSeason(words, at, today, 0)
  const skip = ['whole', 'entire', 'past', 'last', 'previous'].includes(words[at + 1] ?? '') ? 1 : 0
  const isLast = LAST.has(word) || LAST.has(words[at + skip] ?? '')
  if (skip === 1 && words[at + 1] === 'past') return undefined
  const back = isLast ? 1 : 0
  const named =
    unitAt(words, at + 1 + skip, today, back) ?? namedSeason(words, at + 1 + skip, today, back)
  return named && { days: named.days, words: named.words + 1 + skip }
}

/** The unit of the calendar that is named; not where what follows tells which: `week of October`. */
function unitAt(
  words: readonly string[],
  at: number,
  today: string,
  back: number,
): Read | undefined {
  const [unit = '', ...after] = words.slice(at, at + 3)
  const isBeforeLast = back === 0 && after.join(' ') === 'before last'
  const days = calendarDays(unit, isBeforeLast ? 2 : back, today)
  return days && after[0] !== 'of' ? { days, words: isBeforeLast ? 3 : 1 } : undefined
}

function namedSeason(
  words: readonly string[],
  at: number,
  today: string,
  back: number,
): Read | undefined {
  const begins = SEASONS[words[at] ?? '']
  if (begins === undefined) return undefined
  const named = yearOf(words[at + 1] === 'of' ? words[at + 2] : words[at + 1])
  const used = named === undefined ? 1 : words[at + 1] === 'of' ? 3 : 2
  // `fall` and `spring` are verbs, too.
  if (named === undefined && back === 0 && !THIS.has(words[at - 1] ?? '') && words[at - 1] !== 'in')
    return undefined
  const recent = lastYearOf(begins, today)
  const isOver = seasonDays(recent, begins).to < today
  const of = named ?? (back === 1 && !isOver ? recent - 1 : recent)
  return { days: seasonDays(of, begins), words: used }
}

const UNIT_DAYS: Readonly<Record<string, number>> = {
  day: 1,
  night: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  year: 365,
}

/** `lately`, `these days`, `of late`. */
const ofLate: Way = (words, at, today) => {
  if (LATELY.has(words[at] ?? '')) return { days: lately(today), words: 1 }
  const two = `${words[at]} ${words[at + 1]}`
  return two === 'these days' || two === 'of late' ? { days: lately(today), words: 2 } : undefined
}

/** `the last 30 days`, `the past week`, `the last couple of weeks`, `two weeks ago`. */
const trailing: Way = (words, at, today) => {
  const isThe = words[at] === 'the' ? 1 : 0
  const lead = words[at + isThe] ?? ''
  const isPast = lead === 'past' || lead === 'last' || lead === 'previous'
  const begins = at + isThe + (isPast ? 1 : 0)
  const amount = amountAt(words, begins)
  const unit = (words[begins + (amount?.words ?? 0)] ?? '').replace(/s$/, '')
  const length = UNIT_DAYS[unit]
  if (length === undefined) return undefined
  const used = begins + (amount?.words ?? 0) + 1 - at
  if (isPast && (amount || lead === 'past'))
    return { days: lastDays(length * (amount?.count ?? 1), today), words: used }
  return amount && !isThe && words[at + used] === 'ago'
    ? { days: ago(unit, amount.count, today), words: used + 1 }
    : undefined
}

function ago(unit: string, count: number, today: string): NamedDays {
  if (unit === 'week' || unit === 'month' || unit === 'year')
    return calendarDays(unit, count, today) ?? lately(today)
  const day = addDays(today, -count * (UNIT_DAYS[unit] ?? 1))
  return { from: day, to: day }
}

function amountAt(
  words: readonly string[],
  at: number,
): { count: number; words: number } | undefined {
  const word = words[at] ?? ''
  if (/^\d{1,3}$/.test(word)) return { count: Math.max(1, Number(word)), words: 1 }
  if (word === 'few') return { count: 3, words: 1 }
  if (word === 'couple') return { count: 2, words: words[at + 1] === 'of' ? 2 : 1 }
  if (word === 'a') return { count: 1, words: 1 }
  const named = NUMBERS.indexOf(word)
  return named > 0 ? { count: named, words: 1 } : undefined
}

const ways: readonly Way[] = [
  oneDay,
  ofLate,
  trailing,
  weekOf,
  dated,
  quarter,
  calendar,
  month,
  year,
]

const read = (from: string, to: string, words: number): Read => ({ days: { from, to }, words })
const day = (at: string, words: number) => read(at, at, words)
function monthOf(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? ''
  if (word === 'may') {
    const isMonth =
      BEFORE_MAY.has(words[at - 1] ?? '') ||
      [words[at - 1], words[at + 1]].some((one) => dateOf(one) !== undefined || yearOf(one))
    return isMonth ? 5 : undefined
  }
  const found = MONTHS.findIndex(
    (name) => name === word || (word.length >= 3 && word.length <= 4 && name.startsWith(word)),
  )
  return found < 0 ? undefined : found + 1
}

function dateOf(word = ''): number | undefined {
  const date = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1])
  return date >= 1 && date <= 31 ? date : undefined
}

const yearOf = (word = '') => (/^(?:19|20)\d\d$/.test(word) ? Number(word) : undefined)
