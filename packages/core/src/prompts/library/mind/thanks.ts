import { tagged } from '../../prompt.ts'

export const thanks = tagged({ style: 'gratitude' }, [
  {
    text: 'What’s one small thing your whole day depends on?',
    help: 'A bus, a cup of coffee, a nap. How would the day go without it?',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Thank someone for something they’ve probably forgotten.',
    help: 'Tell them what came of it.',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Which pipe, wire, road or person brought you something you needed this week?',
    help: 'Trace it back as far as you can.',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Think of something good that started out as a nuisance.',
    help: 'Tell the story from the beginning, nuisance first.',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What were you lucky to have before you turned ten?',
    help: 'A neighbor, a library card, a tree you could climb.',
    goals: ['Memory keeping', 'Gratitude practice'],
  },
  {
    text: 'Write about something that got fixed.',
    help: 'Who fixed it, and how? Can you still tell it was broken?',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What sound do you love?',
    help: 'A key in the lock, a certain engine, rain on the roof.',
    goals: ['Gratitude practice', 'Creativity enhancement'],
  },
  {
    text: 'What’s something you borrowed that made a difference?',
    help: 'A book, a jacket, a phrase, a few dollars.',
    goals: ['Gratitude practice'],
    interests: ['Education & Learning', 'Relationships & Social Life'],
  },
  {
    text: 'Who has waited for you?',
    help: 'At the airport, on the phone, for years. Describe them waiting.',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life', 'Family Life'],
  },
  {
    text: 'Write a thank-you note to a part of your town.',
    help: 'The bridge, the late-night store, the bench that’s always free.',
    goals: ['Gratitude practice'],
    moods: ['neutral'],
  },
  {
    text: 'Which of your things should no one ever throw away? Make the case for it.',
    help: 'Pretend you’re talking to a judge.',
    goals: ['Gratitude practice'],
    interests: ['Hobbies & Recreation', 'Creative Projects'],
  },
  {
    text: 'Whose work did you rely on today without ever meeting them?',
    help: 'A baker, a coder, a janitor, the person who timed the traffic lights.',
    goals: ['Gratitude practice'],
    interests: ['Career & Professional Growth'],
    hours: ['afternoon', 'evening', 'night'],
  },
])
