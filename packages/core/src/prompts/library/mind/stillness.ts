import { tagged } from '../../prompt.ts'

export const stillness = tagged({ interests: ['Spirituality & Mindfulness'] }, [
  {
    text: 'When you don’t have to do anything, what do you notice?',
    help: 'Wait a minute before you write. Then put down the first three things.',
    style: 'reflection',
    goals: ['Self-reflection'],
    moods: ['calm'],
  },
  {
    text: 'Watch something that moves on its own: steam, leaves, traffic.',
    help: 'Write at the same speed.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm'],
  },
  {
    text: 'What good thing do you have that no one gave you?',
    help: 'The ocean, a free hour, the view from your window.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Choose something you believe in. Where did it show up in your week?',
    help: 'Even a small sign counts.',
    style: 'growth',
    goals: ['Personal growth'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'Where do you go when you don’t want to see anyone?',
    help: 'A bench, a chapel, the bathtub, a long run. What do you think about there?',
    style: 'reflection',
    goals: ['Self-reflection'],
    moods: ['calm'],
  },
  {
    text: 'Write one sentence, read it slowly, and let it lead to the next.',
    help: 'You don’t need a topic. One will come to you.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm'],
  },
  {
    text: 'What ordinary thing has felt holy lately, or close to it?',
    help: 'Morning light, a sleeping child, fresh bread. Use your own word for it.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Which of your habits is a kind of prayer, even if you wouldn’t call it that?',
    help: 'Describe it step by step.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'You have a question that doesn’t need an answer yet. Write it down.',
    help: 'Say why you’re asking it now.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'Describe two kinds of silence in your life.',
    help: 'One you like, and one you’d like to end.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'If you gave one thing your full attention today, what would it be?',
    help: 'Describe how you’d start if no one were rushing you.',
    style: 'growth',
    goals: ['Mental health support'],
    moods: ['calm'],
  },
])
