import type { Frame } from '#companion/index.ts'

export const moodChosen: readonly Frame[] = ['Overall mood: {mood}.']

export const feelingOften: readonly Frame[] = ['You wrote “{word}” in {count} entries.']
export const feelingOnWeekday: readonly Frame[] = [
  'You wrote “{word}” in {count} entries, {some} of them on a {weekday}.',
]
export const feelingInMonths: readonly Frame[] = [
  'You wrote “{word}” in {count} entries, in {months} different months.',
]
export const feelingMostInMonth: readonly Frame[] = [
  'You wrote “{word}” in {count} entries, most often in {month}, with {some}.',
]
export const lightestMonth: readonly Frame[] = [
  'Going by your words alone, {lightest} reads lightest and {heaviest} heaviest.',
]
export const feelingBeside: readonly Frame[] = [
  'In {count} entries, you mentioned {topic} in the same sentence as “{word}”.',
]
export const feelingsOnce: readonly Frame[] = ['You mentioned {list} once each.']
export const feelingOnce: readonly Frame[] = ['You mentioned {list} once.']
export const halfLighter: readonly Frame[] = [
  'Going by your words alone, the second half of the month reads lighter than the first.',
]
export const halfHeavier: readonly Frame[] = [
  'Going by your words alone, the second half of the month reads heavier than the first.',
]

export const recurring: readonly Frame[] = ['{phrase}, in {count} entries']
export const wished: readonly Frame[] = ['On {date} you wrote, “{quote}”.']
export const asked: readonly Frame[] = ['On {date} you asked yourself, “{quote}”']
export const moment: readonly Frame[] = ['{date}: “{quote}”']

export const length: readonly Frame[] = ['Your typical entry is about {words}.']
export const time: readonly Frame[] = ['You mostly wrote in the {part}.']
export const atNight: readonly Frame[] = ['You mostly wrote at night.']
export const run: readonly Frame[] = ['Your longest streak was {count} days.']
export const onlyWeekday: readonly Frame[] = ['You only wrote on {weekday}s.']
export const weekday: readonly Frame[] = ['You wrote {count} of your {all} entries on a {weekday}.']

export const comeBackTo: readonly Frame[] = [
  'You could go back to “{quote}” and write about where things stand now.',
]
export const startHere = 'You could start here:'
