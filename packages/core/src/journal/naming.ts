/** In English, from January on. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The title of an entry without one: `Journal Entry - March 4, 2026`. */
export function dateTitle(localDate: string): string {
  return `Journal Entry - ${longDate(localDate)}`
}

/** The title to save: the date title instead of a blank one. */
export function titleOrDate(title: string, localDate: string): string {
  return title.trim() === '' ? dateTitle(localDate) : title
}

/** `March 4, 2026`. */
export function longDate(localDate: string): string {
  const [year, month, day] = localDate.split('-').map(Number)
  return `${monthNames[Number(month) - 1]} ${day}, ${year}`
}
