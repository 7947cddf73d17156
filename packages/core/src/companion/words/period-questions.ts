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

const person: readonly Frame[] = [
  'What would you like to put down about {topic} that is not here yet?',
  'What comes to you first when you think of {topic}?',
]
const topic: readonly Frame[] = [
  'What would you still like to say about {topic}?',
  'When you think of {topic}, what comes first?',
]

/** About something or somebody who is in many texts, may be dead, or may have done harm. */
export const questionsAbout = ({ isPerson }: { readonly isPerson: boolean }): readonly Frame[] =>
  isPerson ? person : topic
