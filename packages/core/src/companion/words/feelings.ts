import type { Frame } from '../voice.ts'

/** Good and bad at once. */
export const mixed: readonly Frame[] = [
  '“{a}” and “{b}” stand side by side here, and you let both be true.',
  'Both are in it: “{a}”, and also “{b}”.',
  'You write “{a}”, and you write “{b}”, and neither cancels the other.',
]

export const mixedQuestions: readonly Frame[] = [
  'What does “{a}” know that “{b}” does not?',
  'When is it more “{a}”, and when more “{b}”?',
]
