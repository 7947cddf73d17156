import { tagged } from '../../prompt.ts'

export const gladness = tagged({ moods: ['happy'] }, [
  {
    text: 'Good news first: what is it?',
    help: 'Tell it the way you’d tell your most excitable friend.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Something made you happy. Write it down while it’s fresh.',
    help: 'Where you were, what was said, how you reacted.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
  {
    text: 'Think of something good that happened and trace it back to where it began.',
    help: 'A call, a chance meeting, a plan that fell through. Keep going back.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Who had a hand in your good mood and doesn’t know it?',
    help: 'Write them a paragraph. You can decide later whether to send it.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Things are going well. What did you do differently?',
    help: 'Or what did you stop doing? Be specific enough to repeat it.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'If you could bottle this mood, what would the label say?',
    help: 'List the ingredients, how to store it and the expiration date.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'How does your happiness show?',
    help: 'List the signs a stranger would notice: your voice, your walk, your patience.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'You’re making dinner for everyone who’s helped you lately. What’s on the table?',
    help: 'And who’s sitting where?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Which wish came true so quietly that you almost missed it?',
    help: 'When did you first wish for it?',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'What made you laugh, and can you explain why?',
    help: 'Give it a try, even if you had to be there.',
    style: 'reflection',
    goals: ['Memory keeping'],
  },
  {
    text: 'Describe your mood as if it were a street fair.',
    help: 'The noise, the smells, who’s selling what.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
])
