import type { Frame } from '#companion/index.ts'

export const oneEntry: readonly Frame[] = [
  'There is one entry {span}, of {words} words.',
  'You wrote one entry {span}, {words} words long.',
]
export const oneDay: readonly Frame[] = [
  'You wrote {entries} entries on one day {span}, {words} words in all.',
  'There are {entries} entries {span}, all of one day, with {words} words together.',
]
export const severalDays: readonly Frame[] = [
  'You wrote on {days} days {span}, {words} words in all.',
  'There are {entries} entries {span}, on {days} days, with {words} words together.',
  'On {days} days {span} you sat down to write, for {words} words in all.',
]

/** In more than one entry. */
export const inSeveral: readonly Frame[] = [
  'You come to {topic} in {count} of {all} entries.',
  '{count} of the {all} entries speak of {topic}.',
]
export const andAlso: readonly Frame[] = [
  'And {other} is in {count} of them.',
  'You also come back to {other}, in {count} of them.',
]
export const about: readonly Frame[] = [
  'You write about {topic}.',
  'It is about {topic}, among other things.',
]
export const aboutBoth: readonly Frame[] = [
  'You write about {topic}, and about {other}.',
  'Among other things it is about {topic} and about {other}.',
]

export const feelings: readonly Frame[] = [
  'The feelings that you name are {list}.',
  'As for feelings, you name {list}.',
]
export const feeling: readonly Frame[] = [
  'The feeling that you name is {list}.',
  'For a feeling you use one word: {list}.',
]
/** From one day to a later one. */
export const turned: readonly Frame[] = [
  'On {first} it was “{before}”; on {last} it was “{now}”.',
  'From “{before}” on {first} it went to “{now}” on {last}.',
  'On {first} the word was “{before}”. On {last} it was “{now}”.',
]

export const lighter: readonly Frame[] = [
  'Going by the words alone, it reads lighter than {earlier}.',
  'By its words it is lighter than {earlier}.',
]
export const heavier: readonly Frame[] = [
  'Going by the words alone, it reads heavier than {earlier}.',
  'By its words it is heavier than {earlier}.',
]
export const fresh: readonly Frame[] = [
  'In {earlier} I do not find {topic}.',
  'I looked for {topic} in {earlier} and found nothing.',
]
export const gone: readonly Frame[] = [
  'In {earlier} {count} entries spoke of {topic}; {span} none that I read does.',
]

export const few: readonly Frame[] = [
  'That is not much to go by, so I leave it at that.',
  'More than that I would not read into so little.',
]
export const someNotRead: readonly Frame[] = [
  'I read only English well; {count} in another language I counted and looked at for what comes back.',
]
export const noneRead: readonly Frame[] = [
  'I read only English well, so I counted these entries and looked for what comes back in them.',
]
export const someLeftAlone: readonly Frame[] = ['The words of {count} I left alone.']
export const allLeftAlone: readonly Frame[] = ['I counted what you wrote and left its words alone.']
