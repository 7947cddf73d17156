import { tagged } from '../../prompt.ts'

export const thanks = tagged({ style: 'gratitude' }, [
  {
    text: 'What’s the hinge of your day, the thing everything else turns on?',
    help: 'A bus, a mug, a small hand. How would the day creak without it?',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Thank someone for something they’ve surely forgotten.',
    help: 'Tell them what came of it.',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Which pipe, wire, road or hand brought you what you needed this week?',
    help: 'Follow it back as far as you can.',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Find something good that began as a nuisance.',
    help: 'Write it in the right order, nuisance first.',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What luck did you have before you were ten?',
    help: 'A neighbor, a library card, a tree you could climb.',
    goals: ['Memory keeping', 'Gratitude practice'],
  },
  {
    text: 'Write about something that got fixed.',
    help: 'Who did it, with what, and how can you tell?',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Which noise do you love?',
    help: 'A key in the lock, a certain engine, dice.',
    goals: ['Gratitude practice', 'Creativity enhancement'],
  },
  {
    text: 'What did you borrow that changed something?',
    help: 'A book, a jacket, a phrase, an hour.',
    goals: ['Gratitude practice'],
    interests: ['Education & Learning', 'Relationships & Social Life'],
  },
  {
    text: 'Who waited for you?',
    help: 'At a station, on the phone, for years. Describe them waiting.',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life', 'Family Life'],
  },
  {
    text: 'Address a thank-you note to a part of your town.',
    help: 'The bridge, the late-night store, the bench that’s always free.',
    goals: ['Gratitude practice'],
    moods: ['neutral'],
  },
  {
    text: 'No one is allowed to throw away one of your things. Make the case for it.',
    help: 'Address the judge directly.',
    goals: ['Gratitude practice'],
    interests: ['Hobbies & Recreation', 'Creative Projects'],
  },
  {
    text: 'Whose work did you use today without meeting them?',
    help: 'Baker, coder, cleaner, the one who set the lights to green.',
    goals: ['Gratitude practice'],
    interests: ['Career & Professional Growth'],
    hours: ['afternoon', 'evening', 'night'],
  },
])
