import { tagged } from '../../prompt.ts'

export const workAndRest = tagged({ challenges: ['Work-Life Balance'] }, [
  {
    text: 'At what moment does your working day really end?',
    help: 'Not the clock. The step, the sound or the thought after which you’re off.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'One yes made this week too full. Which one?',
    help: 'Look at the moment of the yes. What were you hoping for?',
    style: 'growth',
    goals: ['Stress management', 'Personal growth'],
  },
  {
    text: 'Describe a rest that worked.',
    help: 'Where you were, how long it took to arrive, what you didn’t check.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Health & Wellness'],
  },
  {
    text: 'Write the hour-by-hour diary of a day when no one wants anything from you.',
    help: 'Nothing urgent arrives. How late is breakfast?',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['overwhelmed'],
  },
  {
    text: 'Which of your roles got the best of you lately, and which got the rest?',
    help: 'Parent, colleague, friend, cook. No one is keeping score here.',
    style: 'reflection',
    goals: ['Self-reflection'],
    interests: ['Family Life'],
  },
  {
    text: 'Where does work come into your home, and where would a door go?',
    help: 'A walk, a shirt, a dark screen. Draw the door before you hang it.',
    style: 'growth',
    goals: ['Stress management'],
    interests: ['Family Life'],
  },
  {
    text: 'What does your tiredness ask for: sleep, quiet, company or a change?',
    help: 'They feel alike. Try each in a sentence and see which one it answers to.',
    style: 'reflection',
    goals: ['Mental health support'],
    interests: ['Health & Wellness'],
    moods: ['overwhelmed'],
  },
  {
    text: 'Who holds things together while you’re busy elsewhere?',
    help: 'Name one thing they did that you noticed only afterward.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Family Life'],
  },
  {
    text: 'Imagine one evening a week with nothing in it. What would creep in first?',
    help: 'Decide on paper what can stay.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'An out-of-office message that tells the truth: write it.',
    help: 'Say where you are, why, and what will happen to the emails.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['overwhelmed', 'happy'],
  },
  {
    text: 'What do you do for fun that’s started to feel like a chore?',
    help: 'Go back to the last time it felt easy.',
    style: 'reflection',
    interests: ['Hobbies & Recreation'],
  },
])
