const months = [
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

/** The title of an entry that was given none: `Journal Entry - March 4, 2026`. */
export function dateTitle(localDate: string): string {
  return `Journal Entry - ${longDate(localDate)}`
}

/** The title as it is saved: the date title in the place of a blank one. */
export function titleOrDate(title: string, localDate: string): string {
  return title.trim() === '' ? dateTitle(localDate) : title
}

/** `March 4, 2026`. */
export function longDate(localDate: string): string {
  const [year, month, day] = localDate.split('-').map(Number)
  return `${months[Number(month) - 1]} ${day}, ${year}`
}
