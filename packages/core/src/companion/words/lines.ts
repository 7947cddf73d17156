import type { Frame } from '../voice.ts'

/** Templates for the line that a reply quotes. Few, and all of them plain. */
export const key: readonly Frame[] = [
  'You write “{quote}”.',
  '“{quote}”, you write.',
  '“{quote}”.',
  'I stopped at “{quote}”.',
  'One line stays: “{quote}”.',
  'This line stands out: “{quote}”.',
]

/** Another line, by its position. */
export const later: readonly Frame[] = [
  'Further on you write “{quote}”.',
  'And later there is “{quote}”.',
  'Then you write “{quote}”.',
]
export const sooner: readonly Frame[] = [
  'Before that you write “{quote}”.',
  'A little before it there is “{quote}”.',
]

/** A message against the shared draft, or against the earlier conversation. */
export const fromDraft: readonly Frame[] = [
  'In your draft you write of {topic}: “{quote}”.',
  'The draft has {topic} in it too: “{quote}”.',
]
export const fromBefore: readonly Frame[] = [
  'Earlier you wrote of {topic}: “{quote}”.',
  'You have written of {topic} here before: “{quote}”.',
]
