import { clockText, dayAt } from '#kit/texts/dates.ts'

/** A moment relative to now: `9:04 PM`, or `Mar 4, 9:04 PM`. */
export function moment(at: number, now: number): string {
  return sameDay(at, now) ? clockText(at) : `${dayAt(at)}, ${clockText(at)}`
}

export function sameDay(a: number, b: number): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString()
}
