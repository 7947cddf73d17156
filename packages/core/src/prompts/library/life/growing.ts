import { tagged } from '../../prompt.ts'

export const growing = tagged({ interests: ['Personal Development'] }, [
  {
    text: 'Which rule do you live by that you never agreed to?',
    help: 'Where did you pick it up, and does it still earn its keep?',
    style: 'reflection',
    goals: ['Self-reflection', 'Personal growth'],
    challenges: ['Personal Identity'],
  },
  {
    text: 'Practice a pleasant no to something you’re often asked.',
    help: 'Five versions, each shorter than the last.',
    style: 'growth',
    goals: ['Personal growth'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'Which mistake are you almost fond of by now?',
    help: 'What did it buy you?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'What would the person you admire do with your ordinary Wednesday?',
    help: 'They get your budget and your bus.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Which of your habits does you good without any fuss?',
    help: 'Give it a small medal and a citation.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Personal growth'],
  },
  {
    text: 'Write the user manual for yourself.',
    help: 'Upkeep, normal noises, what voids the warranty.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Personal growth'],
  },
  {
    text: 'What do you notice sooner than you used to?',
    help: 'A mood turning, a lie, a good moment. Describe the last time.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Where do you hold back half a sentence?',
    help: 'Write the other half.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Why do people come to you, judging by what they say as they leave?',
    help: 'Skip the official reason.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Self-Doubt', 'Life Purpose'],
  },
  {
    text: 'Which of your old fears has become boring?',
    help: 'Describe it like a movie you’ve seen too often.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Personal growth'],
  },
  {
    text: 'Pick a trait you dislike in yourself and describe the job it was hired for.',
    help: 'Does the position still exist?',
    style: 'growth',
    goals: ['Self-reflection', 'Personal growth'],
    challenges: ['Personal Identity'],
  },
  {
    text: 'Hand the pen to yourself ten years older.',
    help: 'They are busy, and fond of you. Let them talk about something else first.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Personal growth'],
  },
])
