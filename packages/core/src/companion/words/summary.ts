import type { Frame } from '../voice.ts'

/** Sentences of an extractive summary. */
export const counted: readonly Frame[] = [
  'The draft has {count} words.',
  'In all there are {count} words in the draft.',
  'So far the draft comes to {count} words.',
]
export const inThisOrder: readonly Frame[] = [
  'In its own lines, in this order: {lines}.',
  'Told in lines of its own, it goes {lines}.',
  'These lines carry it: {lines}.',
]
export const feelingsNamed: readonly Frame[] = [
  'The feelings that it names are {lines}.',
  'As for feelings, it names {lines}.',
]
