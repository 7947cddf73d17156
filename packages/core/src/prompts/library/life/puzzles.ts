import type { Prompt } from '../../prompt.ts'

export const puzzles: readonly Prompt[] = [
  {
    text: 'Put your problem into one sentence that a stranger would understand.',
    help: 'Then again, in one with no blame in it, you included.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Something keeps going wrong. When does it not?',
    help: 'Look at the hours and places that it spares. What is different about them?',
    style: 'reflection',
    goals: ['Problem-solving'],
  },
  {
    text: 'Write down three bad solutions to something you are stuck on.',
    help: 'Truly bad ones. The fourth is sometimes hiding among them.',
    style: 'growth',
    goals: ['Problem-solving', 'Creativity enhancement'],
  },
  {
    text: 'Interview a problem of yours.',
    help: 'How old is it, what does it live on, whom does it resemble?',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Problem-solving'],
  },
  {
    text: 'Who would be surprised at what is hard for you?',
    help: 'And who would not? Say what each of them knows.',
    style: 'reflection',
    goals: ['Problem-solving'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Take the simple answer. What would have to be true for it to be right?',
    help: 'List it. Tick what is.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Which tangle came undone in the end?',
    help: 'Tell how, and who found the loose thread.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Problem-solving'],
  },
  {
    text: 'Take a stubborn problem. What did each attempt at it show?',
    help: 'Leave out success and failure; keep the findings.',
    style: 'reflection',
    goals: ['Problem-solving'],
  },
  {
    text: 'Suppose the question were settled. Which way, and how does it sit?',
    help: 'Try the decision on for a few lines. You can take it off again.',
    style: 'growth',
    goals: ['Problem-solving'],
    challenges: ['Career Decisions'],
  },
  {
    text: 'Lay your puzzle before a writer long dead and let them reply.',
    help: 'In their manner, with their vices.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Problem-solving'],
  },
  {
    text: 'Which of your tangles could be settled with one phone call?',
    help: 'Write the opening words of it.',
    style: 'growth',
    goals: ['Problem-solving'],
    challenges: ['Time Management'],
  },
]
