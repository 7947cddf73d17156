import { addDays, dayNumber } from '#time/index.ts'
import type { EntryRead } from '../entry-read.ts'
import { lives } from './lives/lives.ts'
import { readOn } from './read-entries.ts'

const DAYS_OF_A_LIFE = 91

/** Four written lives, one in each quarter of 2025. */
export const quarters = lives.slice(0, 4).map((life, nth) => {
  const from = addDays('2025-01-01', nth * DAYS_OF_A_LIFE)
  const dayOf = (day: string) => addDays(from, dayNumber(day) - dayNumber(life.from))
  const entries = life.days.map(({ day, text }) =>
    readOn(dayOf(day), text, { _id: `${life.name} ${day}` }),
  )
  return { life, entries, dayOf }
})

export const yearOfEntries: readonly EntryRead[] = quarters.flatMap(({ entries }) => entries)
