import type { Frame } from '../voice.ts'

/** Templates for the line that a reply quotes. Few, and all of them plain. */
export const key: readonly Frame[] = [
  'You wrote, “{quote}”.',
  '“{quote}”, you wrote.',
  'I noticed this line: “{quote}”.',
  'This line stands out: “{quote}”.',
]
