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
  'You sat down to write on {days} days {span} and wrote {words} in all.',
]

export const feelings: readonly Frame[] = [
  'Your feelings, in your own words: {list}.',
  'The feelings you named: {list}.',
]
export const feeling: readonly Frame[] = [
  'The feeling you named: {list}.',
  'You named one feeling: {list}.',
]
/** From one day to a later one. */
export const turned: readonly Frame[] = [
  'On {first} you wrote “{before}”; on {last} you wrote “{now}”.',
  'Your words went from “{before}” on {first} to “{now}” on {last}.',
  'On {first} your word was “{before}”. On {last} it was “{now}”.',
]

export const lighter: readonly Frame[] = [
  'Going by your words alone, {span} reads lighter than {earlier}.',
  'Your entries {span} read lighter than those from {earlier}.',
]
export const heavier: readonly Frame[] = [
  'Going by your words alone, {span} reads heavier than {earlier}.',
  'Your entries {span} read heavier than those from {earlier}.',
]
export const fresh: readonly Frame[] = [
  'I found no mention of {topic} in {earlier}.',
  'I looked for {topic} in {earlier} and found nothing.',
]
export const gone: readonly Frame[] = [
  'You mentioned {topic} in {count} entries from {earlier}, but not in any I read from {span}.',
]

export const few: readonly Frame[] = [
  'That’s not much to go on yet.',
  'I wouldn’t read much into so little.',
]
export const someNotRead: readonly Frame[] = [
  'English is the only language I read well. I counted {count} in another language, too, but only checked for repeated words.',
]
export const noneRead: readonly Frame[] = [
  'English is the only language I read well, so I just counted these entries and looked for repeated words.',
]
export const someLeftAlone: readonly Frame[] = ['I counted {count} without reading the text.']
export const allLeftAlone: readonly Frame[] = ['I counted your entries without reading the text.']
