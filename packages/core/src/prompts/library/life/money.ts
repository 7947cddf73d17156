import { tagged } from '../../prompt.ts'

export const money = tagged({ challenges: ['Financial Stress'] }, [
  {
    text: 'There’s a number you avoid looking at. How do you avoid it?',
    help: 'You don’t have to write the number down.',
    style: 'reflection',
    goals: ['Emotional processing', 'Stress management'],
  },
  {
    text: 'Which money worry has a next step, and which is just noise?',
    help: 'Pick one with a next step and write that step down.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'What do you own that you once saved for?',
    help: 'How did you save up, and how long did it take?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'You find just enough cash in an old coat. Enough for what?',
    help: 'Spend it here, dollar by dollar.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'How did people talk about money where you grew up?',
    help: 'In whispers, in jokes, not at all. Share only what you want to.',
    style: 'reflection',
    goals: ['Memory keeping'],
    interests: ['Family Life'],
  },
  {
    text: 'Which of life’s pleasures cost you almost nothing?',
    help: 'How often do you enjoy them, and who could you invite along?',
    style: 'growth',
    goals: ['Stress management'],
  },
  {
    text: 'What does enough look like this month?',
    help: 'Think groceries, gas, a few quiet evenings.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Who was generous to you when they didn’t have much?',
    help: 'Describe the gift and the way it was given.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'If a friend had the same money worries, what would you ask them first?',
    help: 'Ask it as gently as you can, then answer it.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Write a letter to a bill you have to pay.',
    help: 'Be polite. Tell it how your month is going.',
    style: 'freeform',
    goals: ['Stress management', 'Creativity enhancement'],
  },
  {
    text: 'If you weren’t thinking about money, what would you think about?',
    help: 'Give it a whole paragraph.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
])
