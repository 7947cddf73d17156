import type { Frame } from '../voice.ts'

/** About an unpleasant feeling. */
export const hardGently: readonly Frame[] = [
  'You wrote “{word}”. When is it loudest?',
  'You wrote “{word}”. What comes with it that you haven’t written about yet?',
  'You wrote “{word}”. What would you want someone to know about it?',
  'You wrote “{word}”. What does a day with that in it look like?',
]

/** About a pleasant feeling. */
export const good: readonly Frame[] = [
  'You wrote “{word}”. What made room for it?',
  'You wrote “{word}”. Which moment does it fit best?',
  'You wrote “{word}”. What would you like to remember about it?',
  'You wrote “{word}”. Who or what had a part in it?',
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
