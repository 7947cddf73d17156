import { tagged } from '../../prompt.ts'

export const money = tagged({ challenges: ['Financial Stress'] }, [
  {
    text: 'There’s a number you avoid looking at. Describe the avoiding.',
    help: 'The number itself can stay where it is.',
    style: 'reflection',
    goals: ['Emotional processing', 'Stress management'],
  },
  {
    text: 'Which money worry has a next step, and which is just noise?',
    help: 'Take the first kind and write the step.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'What do you own that you once saved for?',
    help: 'What’s the story of the saving?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'You find a wallet with exactly enough in it. Enough for what?',
    help: 'Spend it on paper, coin by coin.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'How did people talk about money where you grew up?',
    help: 'In whispers, in jokes, with a jar on the shelf. Only what you care to recall.',
    style: 'reflection',
    goals: ['Memory keeping'],
    interests: ['Family Life'],
  },
  {
    text: 'Which of your pleasures costs almost nothing?',
    help: 'Write down how often it happens, and who else could be invited.',
    style: 'growth',
    goals: ['Stress management'],
  },
  {
    text: 'What does enough look like this month?',
    help: 'Draw it in groceries, bus tickets, quiet evenings.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Who was generous with you when they had little?',
    help: 'Describe the gift and the way it was given.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'If a friend showed you these numbers as their own, what would you ask first?',
    help: 'Write the question in your gentlest voice, and then answer it.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Write a letter to the bill on the table.',
    help: 'Be civil. Tell it about your month.',
    style: 'freeform',
    goals: ['Stress management', 'Creativity enhancement'],
  },
  {
    text: 'Money takes up your thoughts. Which thought does it push out?',
    help: 'Give that one its own paragraph.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
])
