import { tagged } from '../../prompt.ts'

export const stillness = tagged({ interests: ['Spirituality & Mindfulness'] }, [
  {
    text: 'What’s here when nothing needs to happen?',
    help: 'Wait before you write. Then put down the first three things.',
    style: 'reflection',
    goals: ['Self-reflection'],
    moods: ['calm'],
  },
  {
    text: 'Watch something that moves on its own: steam, leaves, traffic.',
    help: 'Write at its speed.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm'],
  },
  {
    text: 'What good thing do you have that no one gave you?',
    help: 'The sea, the hour, having been born in time for it.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Choose a thing you believe and look for it in what you did last week.',
    help: 'The smallest trace will do.',
    style: 'growth',
    goals: ['Personal growth'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'Where do you go when you don’t want to meet anyone?',
    help: 'A bench, a chapel, a bath, the fourth mile. Who turns up anyway?',
    style: 'reflection',
    goals: ['Self-reflection'],
    moods: ['calm'],
  },
  {
    text: 'Write one sentence, read it slowly, and take the next from the sound of it.',
    help: 'There’s no subject. One will come and sit down.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm'],
  },
  {
    text: 'What felt holy, or close to it, in an everyday way?',
    help: 'Bread being cut. A sleeping back. Use your own word for it.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Which of your habits is a kind of prayer, though you wouldn’t call it that?',
    help: 'Describe it in every step.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'You carry a question that needs no answer yet. Write it down.',
    help: 'Set it down carefully and walk around it.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'There are several silences in your life. Describe two.',
    help: 'One you would keep, and one you would end.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'If you did one thing today with your whole attention, which would you choose?',
    help: 'Write how it begins when no one is rushing you.',
    style: 'growth',
    goals: ['Mental health support'],
    moods: ['calm'],
  },
])
