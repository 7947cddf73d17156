import { tagged } from '../../prompt.ts'

export const body = tagged({ interests: ['Health & Wellness'] }, [
  {
    text: 'Start at your feet and work your way up. How does each part feel?',
    help: 'One line each is plenty. You don’t have to fix anything.',
    style: 'reflection',
    goals: ['Mental health support'],
    moods: ['anxious', 'calm'],
  },
  {
    text: 'What has your body done for you lately without being asked?',
    help: 'It climbed stairs, healed a cut, fought off a cold. Pick one and thank it.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Swimming, dancing, running for the bus: how do you most like to move?',
    help: 'Never mind whether it counts as exercise. How do you feel afterward?',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Write a short biography of your hands.',
    help: 'What they learned first, what they’re good at, what they do all day.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'When did you last feel rested? Go back to that moment.',
    help: 'What had happened the day before, and what hadn’t?',
    style: 'reflection',
    goals: ['Stress management'],
  },
  {
    text: 'Describe the best bed you’ve ever slept in.',
    help: 'A couch or a tent counts.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'What small comfort costs the least and helps the most?',
    help: 'A glass of water, an open window, ten minutes alone. When did you last have it?',
    style: 'growth',
    goals: ['Mental health support'],
  },
  {
    text: 'Go for a walk in your mind, and write it down.',
    help: 'Head out the door and turn left. Stick to streets you know until one surprises you.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm'],
  },
  {
    text: 'Compare something you do for your body out of habit with something that feels good.',
    help: 'How does each one feel while you’re doing it?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'How do you know when you’ve had enough?',
    help: 'Enough noise, enough news, enough people. What’s the first sign?',
    style: 'growth',
    goals: ['Mental health support'],
  },
  {
    text: 'Which meal this week did you take the time to enjoy?',
    help: 'Describe it bite by bite, even if it was just toast.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
])
