import type { Frame } from '#companion/index.ts'

export const oneEntry: readonly Frame[] = [
  'You wrote one entry {span}, {words} long.',
  'You wrote once {span}: {words}.',
]
export const oneDay: readonly Frame[] = [
  'You wrote {times} on {day}, {words} in all.',
  'You wrote {entries} entries on {day}, {words} in all.',
]
export const severalDays: readonly Frame[] = [
  'You wrote on {days} days {span}, {words} in all.',
  'You wrote {entries} entries on {days} days {span}, {words} in all.',
  'You sat down to write on {days} days {span}, {words} in all.',
]

/** In more than one entry. */
export const inSeveral: readonly Frame[] = [
  'You wrote about {topic} in {count} of {all} entries.',
  '{count} of your {all} entries mention {topic}.',
]
export const andAlso: readonly Frame[] = [
  'You mention {other} in {count} of them.',
  'You also wrote about {other}, in {count} of them.',
]
export const about: readonly Frame[] = [
  'You wrote about {topic}.',
  'You wrote about {topic}, among other things.',
]
export const aboutBoth: readonly Frame[] = [
  'You wrote about {topic} and about {other}.',
  'Among other things, you wrote about {topic} and about {other}.',
]

export const feelings: readonly Frame[] = [
  'Your feelings, in your own words: {list}.',
  'The feelings you named: {list}.',
]
export const feeling: readonly Frame[] = [
  'In your own words: {list}.',
  'You named one feeling: {list}.',
]
/** From one day to a later one. */
export const turned: readonly Frame[] = [
  'On {first} it was “{before}”; on {last} it was “{now}”.',
  'It went from “{before}” on {first} to “{now}” on {last}.',
  'On {first} your word was “{before}”. On {last} it was “{now}”.',
]

export const lighter: readonly Frame[] = [
  'Going by the words alone, it reads lighter than {earlier}.',
  'It reads lighter than {earlier}.',
]
export const heavier: readonly Frame[] = [
  'Going by the words alone, it reads heavier than {earlier}.',
  'It reads heavier than {earlier}.',
]
export const fresh: readonly Frame[] = [
  'I don’t see {topic} in {earlier}.',
  'I looked for {topic} in {earlier} and found nothing.',
]
export const gone: readonly Frame[] = [
  '{count} entries from {earlier} mentioned {topic}; none that I read {span} does.',
]

export const few: readonly Frame[] = [
  'That’s not much to go on yet.',
  'I wouldn’t read more into so little.',
]
export const someNotRead: readonly Frame[] = [
  'I can read only English well. I counted {count} in another language and looked for repeated words.',
]
export const noneRead: readonly Frame[] = [
  'I can read only English well, so I counted these entries and looked for repeated words.',
]
export const someLeftAlone: readonly Frame[] = ['I counted {count} without reading the text.']
export const allLeftAlone: readonly Frame[] = ['I counted what you wrote without reading the text.']
