import { tagged } from '../../prompt.ts'

export const tooMuch = tagged({ moods: ['overwhelmed'] }, [
  {
    text: 'What can wait, what can shrink, and what can someone else do?',
    help: 'Go through your list once and mark each thing.',
    style: 'growth',
    goals: ['Problem-solving', 'Stress management'],
    challenges: ['Time Management'],
  },
  {
    text: 'List everything you’re carrying right now.',
    help: 'Errands, promises, other people’s moods. Note who each one is for.',
    style: 'freeform',
    goals: ['Stress management'],
  },
  {
    text: 'Of everything on your plate, what’s loudest? Is it also the biggest?',
    help: 'Write about something quieter instead, if you like.',
    style: 'reflection',
    goals: ['Stress management'],
  },
  {
    text: 'When did busy turn into too much?',
    help: 'What was the last straw, and what came before it?',
    style: 'reflection',
    goals: ['Stress management'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'If a storm kept you home for two days, what would still have to get done?',
    help: 'The list is usually shorter than you’d think.',
    style: 'growth',
    goals: ['Problem-solving'],
    challenges: ['Time Management', 'Work-Life Balance'],
  },
  {
    text: 'What has gone right on its own lately?',
    help: 'Something you didn’t have to plan, fix or remind anyone about.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Describe a room where nothing needs you.',
    help: 'Walls, floor, one window. Stay as long as you want.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Who could you say “I can’t this week” to?',
    help: 'Write what you’d say, and what you imagine they’d say back.',
    style: 'growth',
    goals: ['Stress management'],
    challenges: ['Work-Life Balance', 'Relationship Issues'],
  },
  {
    text: 'Is there anything that would keep going if you stopped holding it up?',
    help: 'You don’t have to stop. Just think it through.',
    style: 'reflection',
    goals: ['Stress management'],
  },
  {
    text: 'Who has noticed how much you have going on?',
    help: 'What did they say or do?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Write one short line for each thing that’s on your mind.',
    help: 'Keep the words short, too.',
    style: 'freeform',
    goals: ['Stress management'],
  },
])
