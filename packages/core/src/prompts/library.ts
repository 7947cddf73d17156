import { afternoons } from './library/afternoons.ts'
import { autumnAndWinter } from './library/autumn-and-winter.ts'
import { body } from './library/body.ts'
import { change } from './library/change.ts'
import { crossroads } from './library/crossroads.ts'
import { doubt } from './library/doubt.ts'
import { evenings } from './library/evenings.ts'
import { family } from './library/family.ts'
import { feelings } from './library/feelings.ts'
import { gladness } from './library/gladness.ts'
import { goals } from './library/goals.ts'
import { growing } from './library/growing.ts'
import { hobbies } from './library/hobbies.ts'
import { invention } from './library/invention.ts'
import { learning } from './library/learning.ts'
import { livingWithIt } from './library/living-with-it.ts'
import { lowDays } from './library/low-days.ts'
import { making } from './library/making.ts'
import { meaning } from './library/meaning.ts'
import { memory } from './library/memory.ts'
import { money } from './library/money.ts'
import { mornings } from './library/mornings.ts'
import { nights } from './library/nights.ts'
import { people } from './library/people.ts'
import { places } from './library/places.ts'
import { puzzles } from './library/puzzles.ts'
import { repair } from './library/repair.ts'
import { self } from './library/self.ts'
import { springAndSummer } from './library/spring-and-summer.ts'
import { stillness } from './library/stillness.ts'
import { thanks } from './library/thanks.ts'
import { theDay } from './library/the-day.ts'
import { time } from './library/time.ts'
import { tooMuch } from './library/too-much.ts'
import { work } from './library/work.ts'
import { workAndRest } from './library/work-and-rest.ts'
import { worry } from './library/worry.ts'
import type { Prompt } from './prompt.ts'

/** What the product itself suggests to write about. */
export const promptLibrary: readonly Prompt[] = [
  ...afternoons,
  ...autumnAndWinter,
  ...body,
  ...change,
  ...crossroads,
  ...doubt,
  ...evenings,
  ...family,
  ...feelings,
  ...gladness,
  ...goals,
  ...growing,
  ...hobbies,
  ...invention,
  ...learning,
  ...livingWithIt,
  ...lowDays,
  ...making,
  ...meaning,
  ...memory,
  ...money,
  ...mornings,
  ...nights,
  ...people,
  ...places,
  ...puzzles,
  ...repair,
  ...self,
  ...springAndSummer,
  ...stillness,
  ...thanks,
  ...theDay,
  ...time,
  ...tooMuch,
  ...work,
  ...workAndRest,
  ...worry,
]
