import { tagged } from '../../prompt.ts'

export const evenings = tagged({ hours: ['evening'] }, [
  {
    text: 'Walk back through the day from now to breakfast. Where do you slow down?',
    help: 'Going backwards turns up other things. Stop at the first place that holds you.',
    style: 'reflection',
    goals: ['Self-reflection', 'Memory keeping'],
  },
  {
    text: 'Thank one object for its work today.',
    help: 'The chair, the raincoat, the good pan. Say what it has put up with.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Creativity enhancement'],
  },
  {
    text: 'What did you practice today, on purpose or not?',
    help: 'Patience and worry both improve with practice. Name the one you trained.',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Personal Development'],
  },
  {
    text: 'Write down everything still running through your head. Order doesn’t matter.',
    help: 'One line each, no explaining. The page can hold the list so you don’t have to.',
    style: 'freeform',
    goals: ['Stress management'],
    moods: ['overwhelmed', 'anxious'],
  },
  {
    text: 'Something stayed on the tip of your tongue today. Say it here.',
    help: 'In the words you would have used. No one has to hear it.',
    style: 'reflection',
    goals: ['Emotional processing'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'What was the kindest thing you saw anyone do today?',
    help: 'Between strangers is fine. So is through a window.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Which part of today belonged to you alone?',
    help: 'Ten minutes is enough. Say how you came by it.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'How did you treat the hardest half hour of the day?',
    help: 'Rushed it, dodged it, sat through it. No grades given; just say how it went.',
    style: 'growth',
    goals: ['Personal growth', 'Stress management'],
  },
  {
    text: 'The room you’re in has been waiting for you all day. What did it see?',
    help: 'Let the room do the talking.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Name one thing you’re glad is over, and one you’re glad isn’t.',
    help: 'They may turn out to be related.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Who was with you today, even if only in thought?',
    help: 'Someone far off may have kept you company. Say when they turned up.',
    style: 'reflection',
    interests: ['Relationships & Social Life', 'Family Life'],
  },
])
