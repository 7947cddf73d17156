import { tagged } from '../../prompt.ts'

export const thanks = tagged({ style: 'gratitude' }, [
  {
    text: 'What is the hinge of your day, the thing everything else turns on?',
    help: 'A bus, a mug, a small hand. How would the day creak without it?',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Thank somebody for something they have surely forgotten.',
    help: 'Tell them what became of it.',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Which tap, wire, road or hand brought you what you needed this week?',
    help: 'Follow it back as far as you can.',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Find something good that began as a nuisance.',
    help: 'Tell it in the right order, nuisance first.',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What luck did you have before you were ten?',
    help: 'A neighbour, a library card, a tree that could be climbed.',
    goals: ['Memory keeping', 'Gratitude practice'],
  },
  {
    text: 'Write about something that was mended.',
    help: 'By whom, with what, and how you can tell.',
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
    help: 'The bridge, the late shop, the bench that is always free.',
    goals: ['Gratitude practice'],
    moods: ['neutral'],
  },
  {
    text: 'One of your things nobody is allowed to throw away. Make the case for it.',
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
