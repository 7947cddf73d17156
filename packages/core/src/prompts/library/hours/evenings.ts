import { tagged } from '../../prompt.ts'

export const evenings = tagged({ hours: ['evening'] }, [
  {
    text: 'Go back through your day from now to breakfast. Where do you want to linger?',
    help: 'Going backward, you notice different things. Stop at the first one that grabs you.',
    style: 'reflection',
    goals: ['Self-reflection', 'Memory keeping'],
  },
  {
    text: 'Thank one object for what it did for you today.',
    help: 'Your chair, your raincoat, your favorite pan. What did it put up with?',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Creativity enhancement'],
  },
  {
    text: 'What did you practice today, on purpose or not?',
    help: 'Patience takes practice, but so does worrying. Which did you do more of?',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Personal Development'],
  },
  {
    text: 'Write down everything that’s still running through your head, in any order.',
    help: 'One line each, no explaining. The page can hold the list so you don’t have to.',
    style: 'freeform',
    goals: ['Stress management'],
    moods: ['overwhelmed', 'anxious'],
  },
  {
    text: 'What did you almost say today? Say it here.',
    help: 'Use the exact words. No one else has to hear them.',
    style: 'reflection',
    goals: ['Emotional processing'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'What was the kindest thing you saw anyone do today?',
    help: 'It could be between strangers, or something you saw from a window.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Which part of today was just for you?',
    help: 'Even ten minutes counts. How did you find the time?',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'How did you get through the hardest half hour of your day?',
    help: 'Maybe you rushed through it, dodged it or waited it out. Just say how it went.',
    style: 'growth',
    goals: ['Personal growth', 'Stress management'],
  },
  {
    text: 'If the room you’re in could talk, what would it say about today?',
    help: 'Write it from the room’s point of view.',
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
    text: 'Who kept you company today, even if only in your thoughts?',
    help: 'It could be someone far away. When did they come to mind?',
    style: 'reflection',
    interests: ['Relationships & Social Life', 'Family Life'],
  },
])
