import type { Frame } from '../voice.ts'

/** Good and bad at once. */
export const mixed: readonly Frame[] = [
  'You wrote “{a}” and “{b}” side by side, and both can be true.',
  'You wrote both: “{a}”, and also “{b}”.',
  'You wrote “{a}”, and you also wrote “{b}”, and neither cancels the other out.',
]

export const mixedQuestions: readonly Frame[] = [
  'Which came first, “{a}” or “{b}”, and what happened in between?',
  'When is it more “{a}”, and when is it more “{b}”?',
]
