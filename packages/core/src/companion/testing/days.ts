import { beginning } from './days/beginning.ts'
import { exhaustion } from './days/exhaustion.ts'
import { gratitude } from './days/gratitude.ts'
import { grief } from './days/grief.ts'
import { joy } from './days/joy.ts'
import { loneliness } from './days/loneliness.ts'
import { quarrel } from './days/quarrel.ts'
import { undecided } from './days/undecided.ts'
import { working } from './days/working.ts'
import { worry } from './days/worry.ts'
import type { KindOfDay } from './written-day.ts'

/** Ten kinds of day in six lengths each: what people may bring to the companion. */
export const kindsOfDay: readonly KindOfDay[] = [
  working,
  quarrel,
  grief,
  joy,
  worry,
  loneliness,
  beginning,
  exhaustion,
  gratitude,
  undecided,
]

/** All sixty, each with its kind and its place in it. */
export const daysToAnswer = kindsOfDay.flatMap(({ kind, days }) =>
  days.map((day, at) => ({ ...day, kind, at })),
)
