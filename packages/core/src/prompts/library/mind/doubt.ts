import { tagged } from '../../prompt.ts'

export const doubt = tagged({ challenges: ['Self-Doubt'] }, [
  {
    text: 'Whose voice does your doubt use?',
    help: 'Give its accent and its favorite phrase. Then write one line in your own.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
  {
    text: 'Make two columns: what the doubt claims, and what actually happened.',
    help: 'Only things a camera would have seen go into the second.',
    style: 'growth',
    goals: ['Problem-solving', 'Mental health support'],
  },
  {
    text: 'What did you manage this month that no one clapped for?',
    help: 'Clap for it, in writing, in some detail.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Let the doubt write a paragraph, and then grade it like a fair teacher.',
    help: 'Underline what it got right. Question the rest in the margin.',
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
    text: 'What do you do now that you once thought was beyond you?',
    help: 'It’s so normal by now that you may have to look for it.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Take a piece of your luck and look for the skill in it.',
    help: 'Go through it slowly, one step after the other.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Which compliment did you wave away?',
    help: 'Let it in for the length of a page. Who said it, and what had they seen?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'How sure do you have to be before you begin?',
    help: 'Give it as a percentage, and say who set it.',
    style: 'growth',
    goals: ['Problem-solving', 'Personal growth'],
  },
  {
    text: 'Write a reference for yourself in the hand of someone who is fond of you.',
    help: 'Let them mention the burnt pan.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'You’re measuring yourself again. Against who, exactly?',
    help: 'Name them, and then what you know of their Tuesday afternoons.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
])
