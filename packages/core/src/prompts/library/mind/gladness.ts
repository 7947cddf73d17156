import { tagged } from '../../prompt.ts'

export const gladness = tagged({ moods: ['happy'] }, [
  {
    text: 'Good news first: what is it?',
    help: 'Say it the way you would to the friend who shrieks.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Something made you glad. Write fast, before it cools.',
    help: 'Where you were, what was said, what your face did.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
  {
    text: 'Trace the good thing back to where it began.',
    help: 'There was a call, a chance, a plan that fell through. Keep going back.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Who had a hand in your good mood and doesn’t know it?',
    help: 'Write them the paragraph. You can decide later whether it leaves the house.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Things are going well. What did you do differently that let this in?',
    help: 'Or stop doing. Be specific enough to repeat it.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Bottle this mood: write the label, the ingredients and how to store it.',
    help: 'Best before is up to you.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'How can you tell that you’re happy?',
    help: 'Give the signs a doctor would note: voice, step, appetite for small talk.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Everyone who helped is coming to dinner. What’s on the table?',
    help: 'And who sits next to whom?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Which wish came true so quietly that you nearly missed it?',
    help: 'How long ago did you wish it?',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'What made you laugh, and can it be explained?',
    help: 'Try. The trying is half of it.',
    style: 'reflection',
    goals: ['Memory keeping'],
  },
  {
    text: 'Describe this mood as a town on market day.',
    help: 'Noise, smells, who is selling what.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
])
