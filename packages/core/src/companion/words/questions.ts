import type { Frame } from '../voice.ts'

/** About a feeling that is hard. */
export const hardGently: readonly Frame[] = [
  'When is “{word}” at its loudest?',
  'What goes with “{word}” that is not written here?',
  'What would you want somebody to know about “{word}”?',
  'What does a day with “{word}” in it look like?',
]

/** About a feeling that does good. */
export const good: readonly Frame[] = [
  'What made room for “{word}”?',
  'Which moment belongs most to “{word}”?',
  'What would you like to remember about “{word}”?',
  'Who or what had a part in “{word}”?',
]

export const mixed: readonly Frame[] = [
  'What does “{a}” know that “{b}” does not?',
  'When is it more “{a}”, and when more “{b}”?',
]

/** About somebody who is in the text, who may be dead, or may have done harm. */
export const person: readonly Frame[] = [
  'What would you like to put down about {topic} that is not here yet?',
  'What comes to you first when you think of {topic}?',
]

export const topic: readonly Frame[] = [
  'What would you still like to say about {topic}?',
  'When you think of {topic}, what comes first?',
]

/** When all the others were asked. */
export const next: readonly Frame[] = [
  'What would you like to write next?',
  'Where would you like to go on?',
  'What else is there?',
  'How would you like to go on?',
]
