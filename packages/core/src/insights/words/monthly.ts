import type { Frame } from '#companion/index.ts'

export const moodChosen: readonly Frame[] = ['Taken together: {mood}.']

export const feelingOften: readonly Frame[] = ['The word “{word}” is in {count} entries.']
export const feelingOnWeekday: readonly Frame[] = [
  'The word “{word}” is in {count} entries, {some} of them on a {weekday}.',
]
export const feelingBeside: readonly Frame[] = [
  'In {count} entries “{word}” stands in the same sentence as {topic}.',
]
export const feelingsOnce: readonly Frame[] = ['Named in one entry each: {list}.']
export const feelingOnce: readonly Frame[] = ['Named in one entry: {list}.']
export const halfLighter: readonly Frame[] = [
  'Going by the words alone, the second half reads lighter than the first.',
]
export const halfHeavier: readonly Frame[] = [
  'Going by the words alone, the second half reads heavier than the first.',
]

export const recurring: readonly Frame[] = ['{phrase}, in {count} entries']
export const wished: readonly Frame[] = ['On {date} you wrote “{quote}”.']
export const asked: readonly Frame[] = ['On {date} you asked yourself: “{quote}”']
export const moment: readonly Frame[] = ['{date}: “{quote}”']

export const length: readonly Frame[] = ['Half of your entries have {count} words or more.']
export const time: readonly Frame[] = ['Most were begun in the {part}.']
export const atNight: readonly Frame[] = ['Most were begun at night.']
export const run: readonly Frame[] = ['The most days in a row were {count}.']
export const weekday: readonly Frame[] = ['{count} of {all} entries are of a {weekday}.']

export const comeBackTo: readonly Frame[] = [
  'You could come back to “{quote}” and see how it stands now.',
]
export const answer: readonly Frame[] = ['A page could begin with your own question: “{quote}”']
export const onePage: readonly Frame[] = ['A page could begin here: {question}']
