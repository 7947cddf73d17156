import { dayOf, type When } from './when.ts'

/** What the path of a file says about an entry. */
export interface PathFacts {
  readonly when?: When
  readonly from?: 'name' | 'folder'
  /** The file name without date and extension. */
  readonly title: string
}

const IN_NAME = /(?<!\d)(\d{4})([-_. ]?)(\d{2})\2(\d{2})(?!\d)/
const STAMP = /(?<!\d)(\d{4})(\d{2})(\d{2})[-_T ]?(\d{2})(\d{2})(\d{2})?(?!\d)/
// Only unambiguous times: `2024-03-01 2030 plans` has none.
const TIME_AFTER = /^(?:T|[-_ ]+(?:at )?)(\d{2})[-.:_h](\d{2})(?:[-.:_](\d{2}))?(?!\d)/i
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i
const ENDING = /\.(?:md|markdown|mdown|txt)$/i
const EDGES = /^[\s\-_–—.,]+|[\s\-_–—.,]+$/g

/** Reads a date in the name of a file, or in those of its folders: `2024/03/01.md`. */
export function pathFacts(path: string): PathFacts {
  const folders = path.normalize('NFC').split(/[\\/]/)
  const name = (folders.pop() ?? '').replace(ENDING, '')
  return inName(name) ?? inFolders(folders, name) ?? { title: titleIn(name) }
}

function inName(name: string): PathFacts | undefined {
  const stamp = STAMP.exec(name)
  if (stamp) {
    const [all, year, month, date, ...time] = stamp
    const facts = factsOf(name, [year, month, date], time, [stamp.index, all.length])
    if (facts) return facts
  }
  const found = IN_NAME.exec(name)
  if (!found) return undefined
  const [all, year, , month, date] = found
  const [timed = '', ...time] = TIME_AFTER.exec(name.slice(found.index + all.length)) ?? []
  const place = [found.index, all.length + timed.length] as const
  return factsOf(name, [year, month, date], time, place)
}

type Digits = readonly (string | undefined)[]

function factsOf(name: string, ymd: Digits, time: Digits, place: readonly [number, number]) {
  const [year, month, date] = ymd.map(Number)
  const day = dayOf(year ?? 0, month ?? 0, date ?? 0)
  if (day === undefined) return undefined
  const [at, length] = place
  const title = titleIn(`${name.slice(0, at)} ${name.slice(at + length)}`)
  return { when: { day, ms: msOf(time) }, from: 'name', title } as const
}

function msOf([hour, minute, second = '0']: Digits): number | undefined {
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return undefined
  return ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
}

/** A folder for the year, one for the month, and the day as the file's name or a third folder. */
function inFolders(folders: readonly string[], name: string): PathFacts | undefined {
  const [year, month, date] = [...folders, name].slice(-3)
  const named = [...folders, name].slice(-4, -1)
  return (
    folderDay(year, month, date, name) ?? folderDay(named[0], named[1], named[2], undefined, name)
  )
}

function folderDay(
  year = '',
  month = '',
  date = '',
  own?: string,
  title = '',
): PathFacts | undefined {
  const numbers = [
    /^(\d{4})$/.exec(year),
    /^(\d{1,2})(?!\d)/.exec(month),
    /^(\d{1,2})(?!\d)/.exec(date),
  ]
  const [y, m, d] = numbers.map((found) => Number(found?.[1]))
  const day = dayOf(y ?? 0, m ?? 0, d ?? 0)
  if (day === undefined) return undefined
  const rest = own === undefined ? title : own.replace(/^\d{1,2}/, '')
  return { when: { day, ms: undefined }, from: 'folder', title: titleIn(rest) }
}

function titleIn(rest: string): string {
  const title = rest.replaceAll('_', ' ').replace(/\s+/g, ' ').replace(EDGES, '')
  return WEEKDAY.test(title) ? '' : title
}
