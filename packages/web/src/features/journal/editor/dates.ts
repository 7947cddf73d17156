/** A time of the day, as `21:04`. */
export function clock(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at)
}

/** A date (`yyyy-MM-dd`) as shown on the page: `Thursday, 13 November`. */
export function dayInWords(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year, timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat('en-GB', parts)
  return format.format(Date.parse(day)).replace(/^(\p{L}+),? /u, '$1, ')
}

/** A moment relative to now: `21:04`, or `4 March, 21:04`. */
export function moment(at: number, now: number): string {
  if (sameDay(at, now)) return clock(at)
  return `${shortDay(at)}, ${clock(at)}`
}

/** `4 March`. */
export function shortDay(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(at)
}

export function sameDay(a: number, b: number): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString()
}
