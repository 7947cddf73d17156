import { tagged } from '../../prompt.ts'

export const tooMuch = tagged({ moods: ['overwhelmed'] }, [
  {
    text: 'What can be late, smaller or somebody else’s?',
    help: 'Go through the pile once with only these three stamps.',
    style: 'growth',
    goals: ['Problem-solving', 'Stress management'],
    challenges: ['Time Management'],
  },
  {
    text: 'Empty your pockets onto the page.',
    help: 'Keys, promises, other people’s moods: whatever you are holding, and for whom.',
    style: 'freeform',
    goals: ['Stress management'],
  },
  {
    text: 'Of all that is on you, which thing makes the most noise, and is it the biggest?',
    help: 'Write about a quiet one instead, if you prefer.',
    style: 'reflection',
    goals: ['Stress management'],
  },
  {
    text: 'When did busy turn into too much?',
    help: 'Look for the straw, and for what lay under it.',
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
    text: 'What has gone right by itself lately?',
    help: 'Something you did not manage, mend or remind anyone of.',
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
    text: 'To whom could you say “I can’t this week”?',
    help: 'Write how the sentence would go, and what you imagine they answer.',
    style: 'growth',
    goals: ['Stress management'],
    challenges: ['Work-Life Balance', 'Relationship Issues'],
  },
  {
    text: 'Something you are holding up might stand by itself. Which thing?',
    help: 'Only look. You need not take your hands away to find out.',
    style: 'reflection',
    goals: ['Stress management'],
  },
  {
    text: 'Who has noticed how much you have on?',
    help: 'Tell what they said or carried.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Write in short words only, one line for each thing that is loud.',
    help: 'Short words leave room between them.',
    style: 'freeform',
    goals: ['Stress management'],
  },
])
