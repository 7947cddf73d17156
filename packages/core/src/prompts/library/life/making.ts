import { tagged } from '../../prompt.ts'

export const making = tagged({ interests: ['Creative Projects'] }, [
  {
    text: 'Pick something you haven’t started making yet and start in the middle.',
    help: 'A poem, a shelf, a cake, a movie. Skip the beginning.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Go back to the last time you got lost in making something.',
    help: 'Start with how the materials felt.',
    style: 'reflection',
    goals: ['Self-reflection', 'Creativity enhancement'],
  },
  {
    text: 'What’s the worst version of your idea that you’d still show someone?',
    help: 'Describe both the idea and the person.',
    style: 'growth',
    goals: ['Creativity enhancement', 'Personal growth'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Which book, song or picture came along at just the right time?',
    help: 'Where were you when it found you?',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Creativity enhancement'],
  },
  {
    text: 'Take a project that’s stalled. Where did it stop?',
    help: 'Spend a page describing that point before you decide anything.',
    style: 'growth',
    goals: ['Problem-solving', 'Creativity enhancement'],
  },
  {
    text: 'Steal the first line of whatever’s closest to you and keep going from there.',
    help: 'A cereal box is as good as a poem.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Which of your ideas keeps coming back?',
    help: 'What’s different about it this time?',
    style: 'reflection',
    goals: ['Self-reflection', 'Creativity enhancement'],
  },
  {
    text: 'Who lets you make a mess?',
    help: 'A teacher, a roommate, a friend with a garage. How do they make it easy?',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Creativity enhancement'],
  },
  {
    text: 'If you knew no one would like it, what would you make anyway?',
    help: 'Would that be a loss or a relief?',
    style: 'growth',
    goals: ['Creativity enhancement', 'Personal growth'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'What do you notice that other people walk right past?',
    help: 'Give three examples from this week. Do they have anything in common?',
    style: 'reflection',
    goals: ['Self-reflection', 'Creativity enhancement'],
  },
  {
    text: 'Describe a color to someone who has never seen one.',
    help: 'Use sounds, temperatures, tastes.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
])
