import { dayNumber, weekdayOf } from '#time/index.ts'
import type { Slots } from './voice.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The name of a day in a sentence: `On Tuesday` and `on Tuesday`, `Yesterday` and `yesterday`. */
export function spokenDay(day: string, today: string): Slots {
  const ago = dayNumber(today) - dayNumber(day)
  if (ago === 0) return asSlots('Earlier today', 'earlier today', 'earlier today')
  if (ago === 1) return asSlots('Yesterday', 'yesterday', 'yesterday')
  const name = ago > 1 && ago < 7 ? WEEKDAYS[weekdayOf(dayNumber(day))] : dateOf(day, today)
  return asSlots(`On ${name}`, `on ${name}`, `${name}`)
}

const asSlots = (when: string, onWhen: string, since: string) => ({ when, onWhen, since })

/** `Oct 3`, with the year if it isn't this year's. */
export function dateOf(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = MONTHS[Number(month) - 1] ?? ''
  return `${name} ${Number(date)}${today.startsWith(year) ? '' : `, ${year}`}`
}
