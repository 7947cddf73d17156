import type { Frame } from '../voice.ts'

/** Templates for the line that a reply quotes. Few, and all of them plain. */
export const key: readonly Frame[] = [
  'You wrote, “{quote}”.',
  '“{quote}”, you wrote.',
  '“{quote}”.',
  'I noticed this line: “{quote}”.',
  'One line stayed with me: “{quote}”.',
  'This line stands out: “{quote}”.',
]

/** Another line, by its position. */
export const later: readonly Frame[] = [
  'Later on you wrote, “{quote}”.',
  'And later: “{quote}”.',
  'Then you wrote, “{quote}”.',
]
export const sooner: readonly Frame[] = [
  'Before that you wrote, “{quote}”.',
  'And a little earlier: “{quote}”.',
]

/** A message against the shared draft, or against the earlier conversation. */
export const fromDraft: readonly Frame[] = [
  'In your draft you wrote about {topic}: “{quote}”.',
  'Your draft mentions {topic}, too: “{quote}”.',
]
export const fromBefore: readonly Frame[] = [
  'Earlier you wrote about {topic}: “{quote}”.',
  'You’ve written about {topic} here before: “{quote}”.',
]
