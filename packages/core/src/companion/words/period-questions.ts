import type { Frame } from '../voice.ts'

/** About an unpleasant feeling. */
export const hardGently: readonly Frame[] = [
  'You wrote “{word}”. When is it at its loudest?',
  'You wrote “{word}”. What goes with it that is not written here?',
  'You wrote “{word}”. What would you want somebody to know about it?',
  'You wrote “{word}”. What does a day with that in it look like?',
]

/** About a pleasant feeling. */
export const good: readonly Frame[] = [
  'You wrote “{word}”. What made room for it?',
  'You wrote “{word}”. Which moment belongs to it most?',
  'You wrote “{word}”. What of it would you like to remember?',
  'You wrote “{word}”. Who or what had a part in it?',
]

const person: readonly Frame[] = [
  'What would you like to put down about {topic} that is not here yet?',
  'What comes to you first when you think of {topic}?',
]
const topic: readonly Frame[] = [
  'What would you still like to say about {topic}?',
  'When you think of {topic}, what comes first?',
]

/** About a person or thing that comes up often, and may be dead or have done harm. */
export const questionsAbout = ({ isPerson }: { readonly isPerson: boolean }): readonly Frame[] =>
  isPerson ? person : topic
