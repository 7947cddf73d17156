import type { Prompt } from '../../prompt.ts'

export const places: readonly Prompt[] = [
  {
    text: 'Describe where you are so that someone could find their way there in the dark.',
    help: 'Sounds, edges, drafts, the creaking board.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Write the life of the nearest object from its point of view.',
    help: 'Where it was made, what it thinks of the shelf.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['neutral'],
  },
  {
    text: 'Where do you feel at home that isn’t your home?',
    help: 'What do you do when you walk in?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Which view do you never get used to?',
    help: 'From a kitchen window counts. So does a bus stop.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Follow a street you know from memory and write down every door.',
    help: 'Invent behind one of them.',
    style: 'freeform',
    goals: ['Memory keeping', 'Creativity enhancement'],
  },
  {
    text: 'Which corner of your home have you not really looked at for months?',
    help: 'Pay it a visit with a lamp.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'A detective who doesn’t know you enters your kitchen. What do they conclude?',
    help: 'They start with the cups, then the calendar, then the fridge.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['neutral'],
  },
  {
    text: 'Which place would you like to know at every hour of the day?',
    help: 'Plan the first visit.',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Hobbies & Recreation'],
  },
  {
    text: 'Write the smell of five rooms.',
    help: 'Don’t name the rooms. A reader should recognize them anyway.',
    style: 'freeform',
    goals: ['Memory keeping', 'Creativity enhancement'],
  },
  {
    text: 'Choose a tree you know and say what it has done for you.',
    help: 'Shade, gossip, a sign to turn left.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What building did your life change in, even a little?',
    help: 'Describe its stairs.',
    style: 'reflection',
    goals: ['Memory keeping'],
    interests: ['Life Transitions'],
  },
]
