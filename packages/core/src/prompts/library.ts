import { firstPrompts } from './library/first-prompts.ts'
import { afternoons } from './library/hours/afternoons.ts'
import { autumnAndWinter } from './library/hours/autumn-and-winter.ts'
import { evenings } from './library/hours/evenings.ts'
import { mornings } from './library/hours/mornings.ts'
import { nights } from './library/hours/nights.ts'
import { springAndSummer } from './library/hours/spring-and-summer.ts'
import { theDay } from './library/hours/the-day.ts'
import { time } from './library/hours/time.ts'
import { change } from './library/life/change.ts'
import { crossroads } from './library/life/crossroads.ts'
import { family } from './library/life/family.ts'
import { goals } from './library/life/goals.ts'
import { growing } from './library/life/growing.ts'
import { hobbies } from './library/life/hobbies.ts'
import { invention } from './library/life/invention.ts'
import { learning } from './library/life/learning.ts'
import { making } from './library/life/making.ts'
import { memory } from './library/life/memory.ts'
import { money } from './library/life/money.ts'
import { people } from './library/life/people.ts'
import { places } from './library/life/places.ts'
import { puzzles } from './library/life/puzzles.ts'
import { repair } from './library/life/repair.ts'
import { work } from './library/life/work.ts'
import { workAndRest } from './library/life/work-and-rest.ts'
import { body } from './library/mind/body.ts'
import { doubt } from './library/mind/doubt.ts'
import { feelings } from './library/mind/feelings.ts'
import { gladness } from './library/mind/gladness.ts'
import { livingWithIt } from './library/mind/living-with-it.ts'
import { lowDays } from './library/mind/low-days.ts'
import { meaning } from './library/mind/meaning.ts'
import { self } from './library/mind/self.ts'
import { stillness } from './library/mind/stillness.ts'
import { thanks } from './library/mind/thanks.ts'
import { tooMuch } from './library/mind/too-much.ts'
import { worry } from './library/mind/worry.ts'
import type { Prompt } from './prompt.ts'

/** The built-in prompts. */
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
  ...firstPrompts,
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
