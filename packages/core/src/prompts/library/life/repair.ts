import { tagged } from '../../prompt.ts'

export const repair = tagged(
  { interests: ['Relationships & Social Life'], challenges: ['Relationship Issues'] },
  [
    {
      text: 'Think of someone you’re at odds with. What do you still agree on?',
      help: 'One thing is enough. Maybe you’re both just tired.',
      style: 'reflection',
      goals: ['Emotional processing', 'Problem-solving'],
    },
    {
      text: 'Which question do you wish someone would ask you?',
      help: 'Write it in their voice, then answer it.',
      style: 'growth',
      goals: ['Emotional processing'],
    },
    {
      text: 'Write a letter you won’t send.',
      help: 'Say it badly. Say it twice. No one else will read it.',
      style: 'freeform',
      goals: ['Emotional processing'],
    },
    {
      text: 'A fair-minded neighbor heard your argument through the wall. How would they describe it?',
      help: 'Stick to what was said and done. Save the reasons for the end.',
      style: 'reflection',
      goals: ['Problem-solving'],
    },
    {
      text: 'What would you take back if you could, and what did you mean to say?',
      help: 'There’s often a softer version under the sharp one.',
      style: 'growth',
      goals: ['Emotional processing', 'Personal growth'],
    },
    {
      text: 'Think of a difficult relationship. What’s still good about it, if anything?',
      help: 'A joke, a routine, the way they make coffee. Small things count.',
      style: 'gratitude',
      goals: ['Gratitude practice'],
    },
    {
      text: 'Think of an argument you’re having. How much of your day does it take up?',
      help: 'When do you think about it most, and where are you?',
      style: 'reflection',
      goals: ['Stress management', 'Emotional processing'],
    },
    {
      text: 'Imagine a one-week truce. How would it go?',
      help: 'You don’t need a solution. Who would do what, and what would go unsaid?',
      style: 'growth',
      goals: ['Problem-solving'],
    },
    {
      text: 'When do you feel distant from someone you love, and when a little closer?',
      help: 'Think about times and places, not just words.',
      style: 'reflection',
      goals: ['Emotional processing'],
    },
    {
      text: 'Your kitchen table has heard a lot this month. What would it say?',
      help: 'It doesn’t take sides, and it was there the whole time.',
      style: 'freeform',
      goals: ['Creativity enhancement', 'Emotional processing'],
    },
    {
      text: 'No one can read your mind. Write down one thing you need.',
      help: 'Say it so simply that a child could repeat it.',
      style: 'growth',
      goals: ['Emotional processing'],
    },
  ],
)
