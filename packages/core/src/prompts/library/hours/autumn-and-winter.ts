import { type Prompt, tagged } from '../../prompt.ts'

const autumn: readonly Prompt[] = [
  {
    text: 'Something is turning. Describe its colors.',
    help: 'A tree, a friendship, one of your opinions. Go slowly from one shade to the next.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    seasons: ['autumn'],
  },
  {
    text: 'What are you bringing indoors this autumn?',
    help: 'Plants, plans, worries, people. Take inventory.',
    style: 'reflection',
    goals: ['Self-reflection'],
    seasons: ['autumn'],
  },
  {
    text: 'What have you grown since the spring that could be gathered in now?',
    help: 'A skill, some savings, a way of saying no. Put its weight in words.',
    style: 'growth',
    goals: ['Personal growth', 'Goal tracking'],
    seasons: ['autumn'],
  },
  {
    text: 'Which coat, sweater or pair of shoes is back in your life?',
    help: 'Where has it been with you already?',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
    seasons: ['autumn'],
  },
  {
    text: 'What gets easier to drop as the days get shorter?',
    help: 'Watch how a tree goes about it, then write about yourself.',
    style: 'reflection',
    goals: ['Self-reflection'],
    seasons: ['autumn'],
  },
  {
    text: 'Write a page that smells of rain.',
    help: 'Leave the word itself out if you can.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    seasons: ['autumn'],
  },
  {
    text: 'What warmed you this week?',
    help: 'Soup, a hand, a remark. Say how far in it went.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    seasons: ['autumn', 'winter'],
  },
  {
    text: 'Before the cold there’s room for one more thing. Choose it.',
    help: 'Small enough to fit. Write its first ten minutes.',
    style: 'growth',
    goals: ['Goal tracking'],
    seasons: ['autumn'],
  },
  {
    text: 'Which of your plans fell, and made good ground?',
    help: 'Something is growing on the spot.',
    style: 'reflection',
    goals: ['Self-reflection', 'Personal growth'],
    seasons: ['autumn'],
  },
]

const winter = tagged({ seasons: ['winter'] }, [
  {
    text: 'Describe being warm.',
    help: 'The exact blanket, the exact cup. Keep the cold outside the sentence until the end.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'What’s quietly at work in you while nothing seems to happen?',
    help: 'Roots, repairs, decisions. Winter work rarely shows.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Who or what is a lamp for you in the dark months?',
    help: 'Describe what it looks like from outside as you come home.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    moods: ['sad'],
  },
  {
    text: 'Which of your rhythms would like to be slower until the light returns?',
    help: 'Say what a slower Tuesday would contain.',
    style: 'growth',
    goals: ['Stress management'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'Frost, fog or first snow: write the morning you remember best.',
    help: 'If you don’t get those where you live, write the one you imagine.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
  {
    text: 'What do you miss about the long evenings, and what do you have only now?',
    help: 'Two short lists will do.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Praise something that’s only good in the cold.',
    help: 'Roast chestnuts, a red nose, the excuse to stay in.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What do you want to keep alive through the winter with very little?',
    help: 'If it were a fire, what would one log be?',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Whose door would you knock on in a storm?',
    help: 'Write what they would say when they opened it.',
    style: 'reflection',
    interests: ['Relationships & Social Life'],
  },
])

export const autumnAndWinter: readonly Prompt[] = [...autumn, ...winter]
