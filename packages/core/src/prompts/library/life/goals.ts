import type { Prompt } from '../../prompt.ts'

export const goals: readonly Prompt[] = [
  {
    text: 'Pick something you’re working toward and report on it like a ship’s captain.',
    help: 'How far you’ve come, what the weather’s like, how the crew is doing.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Think of one of your goals. Why did you want it in the first place?',
    help: 'Go back to when you first wanted it, before there was a plan.',
    style: 'reflection',
    goals: ['Goal tracking'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'Of everything you have to do, what would take only five minutes?',
    help: 'Say when and where you could fit it in.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Whether or not you reach your goal, what has working toward it given you?',
    help: 'Stronger legs, more patience, a friend you see on Tuesdays.',
    style: 'gratitude',
    goals: ['Goal tracking', 'Gratitude practice'],
  },
  {
    text: 'You meant to do one thing and did another. Why did the other thing win?',
    help: 'Be fair to it. There’s usually a reason.',
    style: 'reflection',
    goals: ['Goal tracking'],
    challenges: ['Time Management'],
  },
  {
    text: 'Which obstacle keeps coming back, and how could you get around it?',
    help: 'Maybe you’ve only ever tried to push through it.',
    style: 'growth',
    goals: ['Problem-solving', 'Goal tracking'],
  },
  {
    text: 'Imagine you’ve reached a goal. Describe that evening.',
    help: 'What’s for dinner, and who’s there?',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Goal tracking'],
  },
  {
    text: 'By the end of this month, what would you be happy to have done?',
    help: 'Answer in one line. Then say what it depends on.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Which of your goals have you stopped wanting?',
    help: 'When did that change, and what do you want instead?',
    style: 'reflection',
    goals: ['Self-reflection', 'Goal tracking'],
  },
  {
    text: 'Who asks how it’s going and really means it?',
    help: 'Write them an honest answer.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Goal tracking'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'On a bad day, what’s the smallest version of your goal that still counts?',
    help: 'Say it’s raining and you slept badly. Even two minutes count.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
]
