import type { Frame } from '../voice.ts'

/** About an unpleasant feeling. */
export const hardGently: readonly Frame[] = [
  'You wrote “{word}”. When do you feel it most?',
  'You wrote “{word}”. What haven’t you written about it yet?',
  'You wrote “{word}”. What would you want someone to know about it?',
  'You wrote “{word}”. What’s a day like when you feel that way?',
]

/** About a pleasant feeling. */
export const good: readonly Frame[] = [
  'You wrote “{word}”. What helped you feel that way?',
  'You wrote “{word}”. Which moment does it fit best?',
  'You wrote “{word}”. What would you like to remember about it?',
  'You wrote “{word}”. Who or what played a part in it?',
]

const person: readonly Frame[] = [
  'What haven’t you said about {topic} yet?',
  'What’s the first thing that comes to mind when you think of {topic}?',
]
const topic: readonly Frame[] = [
  'What would you still like to say about {topic}?',
  'When you think of {topic}, what comes to mind first?',
]

/** About a person or thing that comes up often, and may be dead or have done harm. */
export const questionsAbout = ({ isPerson }: { readonly isPerson: boolean }): readonly Frame[] =>
  isPerson ? person : topic
