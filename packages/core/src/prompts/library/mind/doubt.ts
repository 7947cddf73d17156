import { tagged } from '../../prompt.ts'

export const doubt = tagged({ challenges: ['Self-Doubt'] }, [
  {
    text: 'When you doubt yourself, whose voice do you hear?',
    help: 'Write down its favorite phrase. Then answer in your own voice.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
  {
    text: 'Make two lists: what your doubts say, and what actually happened.',
    help: 'For the second, write only what a camera would have seen.',
    style: 'growth',
    goals: ['Problem-solving', 'Mental health support'],
  },
  {
    text: 'What did you pull off this month that no one clapped for?',
    help: 'Give yourself a round of applause here, in detail.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Let your doubt write a paragraph, then grade it like a fair teacher.',
    help: 'Give it credit for what it got right. Question the rest.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'What would you say to a friend who’d had your week?',
    help: 'Write it to them, then put your own name at the top.',
    style: 'reflection',
    goals: ['Emotional processing', 'Mental health support'],
    moods: ['sad', 'anxious'],
  },
  {
    text: 'What do you do now that you once thought you couldn’t?',
    help: 'It may feel so normal by now that it’s easy to miss.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Think of a time you got lucky. How much of it was skill?',
    help: 'Go through it slowly, one step at a time.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Which compliment did you brush off?',
    help: 'Take it seriously for a page. Who said it, and what did they see?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'How sure do you have to be before you start something?',
    help: 'Give a percentage. Who decided on that number?',
    style: 'growth',
    goals: ['Problem-solving', 'Personal growth'],
  },
  {
    text: 'Write a reference letter for yourself from someone who’s fond of you.',
    help: 'Let them mention the time you burned dinner.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Who have you been comparing yourself to lately?',
    help: 'Name them. Then write what you really know about their everyday life.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
])
