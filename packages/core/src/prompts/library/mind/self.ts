import { tagged } from '../../prompt.ts'

export const self = tagged({ challenges: ['Personal Identity'] }, [
  {
    text: 'Which word do people use for you that doesn’t quite fit?',
    help: 'Say where it pinches, and what you would take instead.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'What have you stopped pretending to like?',
    help: 'Enjoy the list.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Introduce yourself without job, age, family or place.',
    help: 'What’s left may take a while to speak up.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Which of your opinions would surprise those who know you best?',
    help: 'You don’t have to defend it here.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'What part of where you come from are you glad about?',
    help: 'A dish, a word, a way of arguing, a hill.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Family Life'],
  },
  {
    text: 'Who do you become in a foreign town?',
    help: 'Describe what you order, how you walk, who you talk to.',
    style: 'growth',
    goals: ['Self-reflection'],
    interests: ['Personal Development'],
  },
  {
    text: 'Look at what you’ve kept. What do your shelves say about you?',
    help: 'Include the shelf that no one sees.',
    style: 'reflection',
    goals: ['Memory keeping', 'Self-reflection'],
  },
  {
    text: 'Several of you live here. Hold a short house meeting.',
    help: 'Give the tidy one, the tired one and the loud one a sentence each.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Emotional processing'],
  },
  {
    text: 'There are things you no longer hurry to explain. Choose one.',
    help: 'Leave it unexplained here too, if you wish, and write around it.',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Personal Development'],
  },
  {
    text: 'When do you sound most like yourself?',
    help: 'Listen for the voice, the hour and the listener.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Which of your quirks has been useful?',
    help: 'Describe the time it saved the day, or at least the soup.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
])
