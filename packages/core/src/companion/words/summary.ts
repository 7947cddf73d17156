import type { Frame } from '../voice.ts'

/** Sentences of an extractive summary. */
export const counted: readonly Frame[] = [
  'Your draft has {count} words.',
  'Your draft is {count} words long.',
  'So far, your draft has {count} words.',
]
export const inThisOrder: readonly Frame[] = [
  'Here are your own lines, in order: {lines}.',
  'In your own words, it goes like this: {lines}.',
  'These lines say the most: {lines}.',
]
export const feelingsNamed: readonly Frame[] = [
  'The feelings you named: {lines}.',
  'You named these feelings: {lines}.',
]
