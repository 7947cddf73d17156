const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `Sunday, 15 November 2026`, of a day. */
export function dayInWords(localDate: string): string {
  return DAY.format(new Date(`${localDate}T00:00:00Z`)).replace(/^(\p{L}+) /u, '$1, ')
}
