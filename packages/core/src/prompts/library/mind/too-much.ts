import { tagged } from '../../prompt.ts'

export const tooMuch = tagged({ moods: ['overwhelmed'] }, [
  {
    text: 'What can be late, smaller or someone else’s?',
    help: 'Go through the pile once with only these three stamps.',
    style: 'growth',
    goals: ['Problem-solving', 'Stress management'],
    challenges: ['Time Management'],
  },
  {
    text: 'Empty your pockets onto the page.',
    help: 'Keys, promises, other people’s moods: what you’re holding, and who for.',
    style: 'freeform',
    goals: ['Stress management'],
  },
  {
    text: 'Of everything on your plate, what’s loudest? Is it also the biggest?',
    help: 'Write about a quiet one instead, if you prefer.',
    style: 'reflection',
    goals: ['Stress management'],
  },
  {
    text: 'When did busy turn into too much?',
    help: 'Look for the last straw, and for what was under it.',
    style: 'reflection',
    goals: ['Stress management'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'If a storm kept you in for two days, what would still have to happen?',
    help: 'The answer is usually shorter than the list.',
    style: 'growth',
    goals: ['Problem-solving'],
    challenges: ['Time Management', 'Work-Life Balance'],
  },
  {
    text: 'What has gone right on its own lately?',
    help: 'Something you didn’t manage, mend or remind anyone of.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Describe a room with nothing in it that needs you.',
    help: 'Walls, floor, one window. Stay as long as you want.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Who could you say “I can’t this week” to?',
    help: 'Write how the sentence would go, and what you imagine they answer.',
    style: 'growth',
    goals: ['Stress management'],
    challenges: ['Work-Life Balance', 'Relationship Issues'],
  },
  {
    text: 'Something you’re holding up might stand on its own. Which thing?',
    help: 'Only look. You don’t have to take your hands away to find out.',
    style: 'reflection',
    goals: ['Stress management'],
  },
  {
    text: 'Who has noticed how much you have on?',
    help: 'What did they say or carry?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Write in short words only, one line for each thing that’s loud.',
    help: 'Short words leave room between them.',
    style: 'freeform',
    goals: ['Stress management'],
  },
])
