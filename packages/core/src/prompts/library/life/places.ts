import type { Prompt } from '../../prompt.ts'

export const places: readonly Prompt[] = [
  {
    text: 'Describe where you are so that someone could find their way around in the dark.',
    help: 'Include sounds, corners, drafts, the creaky floorboard.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Tell the life story of the nearest object from its point of view.',
    help: 'Where it was made, how it got here, what it thinks of you.',
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
    text: 'Which view do you never get tired of?',
    help: 'The one from your kitchen window counts. So does the one from a bus stop.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Walk down a street you know by heart and describe the doors you pass.',
    help: 'Make up what’s behind one of them.',
    style: 'freeform',
    goals: ['Memory keeping', 'Creativity enhancement'],
  },
  {
    text: 'Which corner of your home haven’t you really looked at in months?',
    help: 'Go take a look. What’s there?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'A detective who doesn’t know you walks into your kitchen. What can they tell about you?',
    help: 'They start with the cups, then the calendar, then the fridge.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['neutral'],
  },
  {
    text: 'Which place would you like to see at every hour of the day?',
    help: 'Plan the first visit.',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Hobbies & Recreation'],
  },
  {
    text: 'Describe the smell of five different rooms.',
    help: 'Don’t name the rooms. See if they’re still recognizable.',
    style: 'freeform',
    goals: ['Memory keeping', 'Creativity enhancement'],
  },
  {
    text: 'Choose a tree you know and say what it has done for you.',
    help: 'Shade, a place to climb, a landmark on the way home.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Describe a building where your life changed, even a little.',
    help: 'Start with the front steps.',
    style: 'reflection',
    goals: ['Memory keeping'],
    interests: ['Life Transitions'],
  },
]
