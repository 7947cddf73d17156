import { tagged } from '../../prompt.ts'

export const learning = tagged({ interests: ['Education & Learning'] }, [
  {
    text: 'You learned something and keep telling people about it. Explain it one more time.',
    help: 'Write it for someone who hasn’t heard it yet.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Think of something you’re learning. Where exactly do you get lost?',
    help: 'Write down the last thing that made sense. Start there.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Which teacher do you still quote?',
    help: 'Write down what they said, and describe the classroom.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'Explain something you know well to a bright seven-year-old.',
    help: 'They’ll interrupt. Let them.',
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
    text: 'What can you do now that you couldn’t do six months ago?',
    help: 'Be specific: tying a knot, ordering in Spanish, answering calmly.',
    style: 'growth',
    goals: ['Goal tracking', 'Personal growth'],
  },
  {
    text: 'Who was patient enough to teach you something hard?',
    help: 'Driving, knitting, long division. Describe them on the hardest day.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'How do you act when you’re the slowest learner in the room?',
    help: 'Be as kind as you’d be to a friend.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Pick one question you’d like to be able to answer a year from now.',
    help: 'Why this one? And who would you tell first?',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Write down ten things you don’t know, as fast as you can.',
    help: 'Then pick the one that bugs you most.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'What did you learn this month without trying to?',
    help: 'From a mistake, a recipe, someone’s tone of voice.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
])
