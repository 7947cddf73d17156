import { tagged } from '../../prompt.ts'

export const learning = tagged({ interests: ['Education & Learning'] }, [
  {
    text: 'You found something out and keep telling people. Tell it one more time.',
    help: 'The page hasn’t heard it yet.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Take something you’re learning. Where exactly do you stop understanding?',
    help: 'Find the last sentence that made sense and write it down. Start there.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Which teacher do you quote?',
    help: 'Write the sentence, the classroom, the sound of the chalk or the fan.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'Explain something you know well to a clever seven-year-old.',
    help: 'They will interrupt. Let them.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'What have you changed your mind about?',
    help: 'Trace it back to the first doubt.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'What can you do now that you couldn’t do half a year ago?',
    help: 'Be specific: a knot, a verb, a calm reply.',
    style: 'growth',
    goals: ['Goal tracking', 'Personal growth'],
  },
  {
    text: 'Whose patience did it take to teach you?',
    help: 'Driving, knitting, long division. Describe them on the difficult day.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'How do you behave when you’re the slowest in the room?',
    help: 'Look at it the way you would at a friend.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Pick one question you would like to be able to answer a year from now.',
    help: 'Why this one? And who would hear the answer first?',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Write down ten things you don’t know, as fast as you can.',
    help: 'Circle the one that itches.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'What did you learn outside of any lesson this month?',
    help: 'From a mistake, a recipe, someone’s tone of voice.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
])
