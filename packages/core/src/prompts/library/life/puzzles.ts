import type { Prompt } from '../../prompt.ts'

export const puzzles: readonly Prompt[] = [
  {
    text: 'Put one of your problems into a sentence that a stranger would understand.',
    help: 'Then try again without blaming anyone, including yourself.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Something keeps going wrong. When does it go right?',
    help: 'Think about when and where it works. What’s different then?',
    style: 'reflection',
    goals: ['Problem-solving'],
  },
  {
    text: 'Write down three bad solutions to something you’re stuck on.',
    help: 'Make them really bad. Sometimes a good idea is hiding in one.',
    style: 'growth',
    goals: ['Problem-solving', 'Creativity enhancement'],
  },
  {
    text: 'Interview one of your problems.',
    help: 'How old is it? What keeps it going? What does it want?',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Problem-solving'],
  },
  {
    text: 'Who would be surprised by what’s hard for you?',
    help: 'And who wouldn’t be surprised at all?',
    style: 'reflection',
    goals: ['Problem-solving'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Take the simplest solution to a problem. What would have to be true for it to work?',
    help: 'Make a list. Check off what’s already true.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Which messy problem finally got sorted out?',
    help: 'How did it happen, and who figured it out?',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Problem-solving'],
  },
  {
    text: 'Take a stubborn problem. What did each attempt to solve it teach you?',
    help: 'Never mind whether it worked. Just write what you found out.',
    style: 'reflection',
    goals: ['Problem-solving'],
  },
  {
    text: 'Pretend you’ve made up your mind about something. How does it feel?',
    help: 'Try the decision on for a few lines. You can still change your mind.',
    style: 'growth',
    goals: ['Problem-solving'],
    challenges: ['Career Decisions'],
  },
  {
    text: 'Ask a writer from the past for advice on a problem. What do they say?',
    help: 'Write it in their style.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Problem-solving'],
  },
  {
    text: 'Which of your problems could one phone call solve?',
    help: 'Write how you’d start the call.',
    style: 'growth',
    goals: ['Problem-solving'],
    challenges: ['Time Management'],
  },
]
