const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A moment as its day here. */
export function dayText(moment: Date): string {
  return long.format(moment)
}

/** A day as entries name it, `2026-03-14`, in words. */
export function dateText(date: string): string {
  return day.format(new Date(date))
}
