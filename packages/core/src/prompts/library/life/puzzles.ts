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
    help: 'Look at the times and places where it doesn’t happen. What’s different about them?',
    style: 'reflection',
    goals: ['Problem-solving'],
  },
  {
    text: 'Write down three bad solutions to something you’re stuck on.',
    help: 'Truly bad ones. The fourth is sometimes hiding among them.',
    style: 'growth',
    goals: ['Problem-solving', 'Creativity enhancement'],
  },
  {
    text: 'Interview one of your problems.',
    help: 'How old is it, what does it live on, who does it take after?',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Problem-solving'],
  },
  {
    text: 'Who would be surprised at what’s hard for you?',
    help: 'And who wouldn’t? Say what each of them knows.',
    style: 'reflection',
    goals: ['Problem-solving'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Take the simple answer. What would have to be true for it to be right?',
    help: 'List it. Check off what is.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Which tangle came undone in the end?',
    help: 'Say how, and who found the loose thread.',
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
    text: 'Suppose the question is settled. Which way, and how does it sit?',
    help: 'Try the decision on for a few lines. You can take it off again.',
    style: 'growth',
    goals: ['Problem-solving'],
    challenges: ['Career Decisions'],
  },
  {
    text: 'Show your puzzle to a writer long dead and let them reply.',
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
