import { tagged } from '../../prompt.ts'

export const self = tagged({ challenges: ['Personal Identity'] }, [
  {
    text: 'What word do people use to describe you that doesn’t quite fit?',
    help: 'What’s wrong with it, and what would you say instead?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'What have you stopped pretending to like?',
    help: 'Make a list, and enjoy making it.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Introduce yourself without mentioning your job, age, family or hometown.',
    help: 'It may take a minute to find what’s left.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Which of your opinions would surprise the people who know you best?',
    help: 'You don’t have to defend it here.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'What are you glad you got from the place you grew up?',
    help: 'A dish, an accent, a way of arguing, a love of the outdoors.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Family Life'],
  },
  {
    text: 'Who are you in a city where no one knows you?',
    help: 'Describe what you order, what you wear, who you talk to.',
    style: 'growth',
    goals: ['Self-reflection'],
    interests: ['Personal Development'],
  },
  {
    text: 'Look at what you’ve kept. What do your shelves say about you?',
    help: 'Include the shelf no one else sees.',
    style: 'reflection',
    goals: ['Memory keeping', 'Self-reflection'],
  },
  {
    text: 'Imagine the different sides of you are roommates. Hold a house meeting.',
    help: 'Give the neat one, the tired one and the loud one a line each.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Emotional processing'],
  },
  {
    text: 'There are things you no longer feel the need to explain. Choose one.',
    help: 'You don’t have to explain it here, either.',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Personal Development'],
  },
  {
    text: 'When do you sound most like yourself?',
    help: 'What time is it, who are you with, and what are you talking about?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Which of your quirks has come in handy?',
    help: 'Describe a time it saved the day, or at least dinner.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
])
