import { tagged } from '../../prompt.ts'

export const repair = tagged(
  { interests: ['Relationships & Social Life'], challenges: ['Relationship Issues'] },
  [
    {
      text: 'Think of someone you’re at odds with. What do you agree about, underneath?',
      help: 'One thing is enough. It may be that you’re both tired.',
      style: 'reflection',
      goals: ['Emotional processing', 'Problem-solving'],
    },
    {
      text: 'Which question do you wish a certain person would ask you?',
      help: 'Put it in their voice, and then answer it.',
      style: 'growth',
      goals: ['Emotional processing'],
    },
    {
      text: 'Write the letter that won’t be sent.',
      help: 'Say it badly, say it twice. You can close the page on it afterward.',
      style: 'freeform',
      goals: ['Emotional processing'],
    },
    {
      text: 'Describe the disagreement as a fair neighbor would who heard it through the ceiling.',
      help: 'Only what was said and done. Leave the reasons to the end.',
      style: 'reflection',
      goals: ['Problem-solving'],
    },
    {
      text: 'Which of your own sentences would you take back, and what did it mean to say?',
      help: 'Under the sharp version there’s often a plain one.',
      style: 'growth',
      goals: ['Emotional processing', 'Personal growth'],
    },
    {
      text: 'Even where it’s difficult, something may hold. Describe it, if it does.',
      help: 'A joke, a routine, the way they make the tea. Small counts double here.',
      style: 'gratitude',
      goals: ['Gratitude practice'],
    },
    {
      text: 'How much room does the quarrel take up in a day?',
      help: 'Give it a shape and a size, and say where in the house it sits.',
      style: 'reflection',
      goals: ['Stress management', 'Emotional processing'],
    },
    {
      text: 'Imagine a truce of one week. How would it go?',
      help: 'Not a solution. Who would do what, and what would stay unsaid.',
      style: 'growth',
      goals: ['Problem-solving'],
    },
    {
      text: 'When do you feel furthest from someone close, and when a little nearer?',
      help: 'Think of hours and places as well as of words.',
      style: 'reflection',
      goals: ['Emotional processing'],
    },
    {
      text: 'Let the kitchen table say what it has heard this month.',
      help: 'It has no favorites, and it was there the whole time.',
      style: 'freeform',
      goals: ['Creativity enhancement', 'Emotional processing'],
    },
    {
      text: 'No one can guess everything. Write down one thing you need.',
      help: 'Put it so plainly that a child could pass it on.',
      style: 'growth',
      goals: ['Emotional processing'],
    },
  ],
)
