import { tagged } from '../../prompt.ts'

export const body = tagged({ interests: ['Health & Wellness'] }, [
  {
    text: 'Start at your feet and work your way up. What does each part report?',
    help: 'One line each is plenty. Leave out the advice.',
    style: 'reflection',
    goals: ['Mental health support'],
    moods: ['anxious', 'calm'],
  },
  {
    text: 'What did your body do for you lately that you didn’t have to ask for?',
    help: 'It climbed, mended, digested, kept the beat. Pick one and thank it.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Swimming, dancing, running for a bus: which movement do you truly like?',
    help: 'Never mind whether it counts as exercise. Say what it felt like to stop.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Write the biography of your hands.',
    help: 'First memory, apprenticeship, specialties, current employment.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'When did you last feel rested? Take yourself back to that hour.',
    help: 'What had happened the day before, and what hadn’t?',
    style: 'reflection',
    goals: ['Stress management'],
  },
  {
    text: 'Describe the best bed you have slept in.',
    help: 'It may have been a sofa or a tent.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'What small comfort costs the least and helps the most?',
    help: 'Water, a window, ten minutes of nothing. When did you last have it?',
    style: 'growth',
    goals: ['Mental health support'],
  },
  {
    text: 'Go for a walk on paper.',
    help: 'Out the door and left. Keep to real streets until one of them surprises you.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm'],
  },
  {
    text: 'Some things you do for your body out of habit, some out of affection. Compare two.',
    help: 'How does each of them feel while you’re at it?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'How do you notice that you’ve had enough?',
    help: 'Of noise, of news, of people. Say what the first sign is.',
    style: 'growth',
    goals: ['Mental health support'],
  },
  {
    text: 'Which meal this week did you taste all the way through?',
    help: 'Write it course by course, even if it was toast.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
])
