import { tagged } from '../../prompt.ts'

export const making = tagged({ interests: ['Creative Projects'] }, [
  {
    text: 'Start in the middle of something you haven’t started yet.',
    help: 'A verse, a shelf, a cake, a film. Skip the beginning altogether.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Go back to the last thing you were lost in making.',
    help: 'Start with how the materials felt.',
    style: 'reflection',
    goals: ['Self-reflection', 'Creativity enhancement'],
  },
  {
    text: 'What’s the worst version of your idea that you would still show one person?',
    help: 'Describe that version, and the person.',
    style: 'growth',
    goals: ['Creativity enhancement', 'Personal growth'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Which book, song or picture turned up at the right time?',
    help: 'Where were you when it found you?',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Creativity enhancement'],
  },
  {
    text: 'Where did your project stop, and what does that spot look like?',
    help: 'Stand there for a page before you decide on anything.',
    style: 'growth',
    goals: ['Problem-solving', 'Creativity enhancement'],
  },
  {
    text: 'Steal the first line of whatever is nearest and keep going from there.',
    help: 'A cereal box is as good as a poem.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Which of your ideas keeps returning without being invited?',
    help: 'Ask what it wants this time.',
    style: 'reflection',
    goals: ['Self-reflection', 'Creativity enhancement'],
  },
  {
    text: 'Who lets you make a mess?',
    help: 'A teacher, a roommate, a studio, a bare floor. Describe the permission.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Creativity enhancement'],
  },
  {
    text: 'If you knew no one would like it, what would you make anyway?',
    help: 'And would that be a loss or a relief?',
    style: 'growth',
    goals: ['Creativity enhancement', 'Personal growth'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'What do you notice that others walk past?',
    help: 'Give three examples from this week. They may add up.',
    style: 'reflection',
    goals: ['Self-reflection', 'Creativity enhancement'],
  },
  {
    text: 'Describe a color to someone who has only ever heard it.',
    help: 'Use sound, temperature, food.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
])
