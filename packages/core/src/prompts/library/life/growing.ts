import { tagged } from '../../prompt.ts'

export const growing = tagged({ interests: ['Personal Development'] }, [
  {
    text: 'Which rule do you live by that you never agreed to?',
    help: 'Where did you pick it up, and does it still help you?',
    style: 'reflection',
    goals: ['Self-reflection', 'Personal growth'],
    challenges: ['Personal Identity'],
  },
  {
    text: 'Practice saying a friendly no to something you’re often asked to do.',
    help: 'Write five versions, each shorter than the last.',
    style: 'growth',
    goals: ['Personal growth'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'Which mistake are you almost glad you made?',
    help: 'What did you get out of it?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'What would someone you admire do with one of your ordinary Wednesdays?',
    help: 'They have your budget and your commute.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Which of your habits is quietly good for you?',
    help: 'Give it an award, with a short speech.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Personal growth'],
  },
  {
    text: 'Write a user manual for yourself.',
    help: 'Care instructions, normal noises, what voids the warranty.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Personal growth'],
  },
  {
    text: 'What do you notice sooner than you used to?',
    help: 'A mood change, a lie, a good moment. Describe the last time.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'When do you stop yourself halfway through a sentence?',
    help: 'Write the other half.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Why do people come to you, and what do they thank you for?',
    help: 'It may not be what they asked for.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Self-Doubt', 'Life Purpose'],
  },
  {
    text: 'Which of your old fears has become boring?',
    help: 'Describe it like a movie you’ve seen too many times.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Personal growth'],
  },
  {
    text: 'Pick something you don’t like about yourself. What was it once good for?',
    help: 'Do you still need it for that?',
    style: 'growth',
    goals: ['Self-reflection', 'Personal growth'],
    challenges: ['Personal Identity'],
  },
  {
    text: 'Write an entry as the person you’ll be in ten years.',
    help: 'Start with their day. Let them get around to yours.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Personal growth'],
  },
])
