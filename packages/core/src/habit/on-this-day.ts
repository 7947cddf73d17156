/** What was written on the same day of an earlier year. */
export interface YearsAgo<T> {
  readonly years: number
  readonly day: string
  /** In input order. */
  readonly entries: readonly T[]
}

/**
 * The entries of this day in earlier years, the latest year first. Those of February 29 come on the
 * 28th in other years, so that each entry appears once a year.
 */
export function onThisDay<T extends { readonly localDate: string }>(
  entries: Iterable<T>,
  today: string,
): YearsAgo<T>[] {
  const wanted = daysOfYear(today)
  const found = new Map<string, T[]>()
  for (const entry of entries) {
    const { localDate } = entry
    if (localDate.slice(0, 4) >= today.slice(0, 4) || !wanted.includes(localDate.slice(5))) continue
    const sameDay = found.get(localDate)
    if (sameDay) sameDay.push(entry)
    else found.set(localDate, [entry])
  }
  return [...found]
    .map(([day, ofDay]) => ({ years: yearOf(today) - yearOf(day), day, entries: ofDay }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
}

const yearOf = (day: string) => Number(day.slice(0, 4))

function daysOfYear(today: string): readonly string[] {
  const day = today.slice(5)
  return day === '02-28' && !isLeap(yearOf(today)) ? [day, '02-29'] : [day]
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
