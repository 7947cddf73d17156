const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The local date of a moment, as text. */
export function dayText(moment: Date): string {
  return long.format(moment)
}

/** An entry's date, such as `2026-03-14`, as text. */
export function dateText(date: string): string {
  return day.format(new Date(date))
}
