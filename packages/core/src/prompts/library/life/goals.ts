import type { Prompt } from '../../prompt.ts'

export const goals: readonly Prompt[] = [
  {
    text: 'Pick something you’re working toward and give its position like a ship’s log.',
    help: 'Distance made, wind, condition of the crew.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Think of a goal you have. Why did you want it in the first place?',
    help: 'Find the very first wanting, before there was a plan.',
    style: 'reflection',
    goals: ['Goal tracking'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'Of everything that has to be done, which step would fit in a pocket?',
    help: 'Say when you pass the spot where it could happen.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Whatever comes of it, your effort has already given you something. Name it.',
    help: 'Calves, patience, a friend on Tuesdays.',
    style: 'gratitude',
    goals: ['Goal tracking', 'Gratitude practice'],
  },
  {
    text: 'You meant to do one thing and did another. What’s the other thing good at?',
    help: 'Describe it fairly. It has been winning for a reason.',
    style: 'reflection',
    goals: ['Goal tracking'],
    challenges: ['Time Management'],
  },
  {
    text: 'Which obstacle returns every time, and what does it look like from the side?',
    help: 'You may have only ever met it head on.',
    style: 'growth',
    goals: ['Problem-solving', 'Goal tracking'],
  },
  {
    text: 'The goal is reached. Write that evening.',
    help: 'What’s for dinner? What do you do with your hands?',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Goal tracking'],
  },
  {
    text: 'By the end of this month, what would make you content?',
    help: 'One line. Then what it would depend on.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Which of your goals has quietly stopped being yours?',
    help: 'When did it leave, and what did it take with it?',
    style: 'reflection',
    goals: ['Self-reflection', 'Goal tracking'],
  },
  {
    text: 'Who asks you how it’s going, and means it?',
    help: 'Report to them here.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Goal tracking'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'How small can a good intention get on a bad day and still count?',
    help: 'The version for rain and no sleep. Two minutes count.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
]
