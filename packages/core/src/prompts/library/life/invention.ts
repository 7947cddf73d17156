import { tagged } from '../../prompt.ts'

export const invention = tagged({ style: 'freeform' }, [
  {
    text: 'You find a door in your home that wasn’t there yesterday. Go in.',
    help: 'Describe the handle first, then the smell.',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Write the instructions for a machine that does the one thing you need.',
    help: 'Include the warning label.',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'An animal moves in with you for a week and keeps a diary. Write one page of it.',
    help: 'It has opinions about your mornings.',
    goals: ['Creativity enhancement'],
    moods: ['happy'],
  },
  {
    text: 'Invent a holiday. Who gets the day off, what do people eat, what’s forbidden?',
    help: 'Say what it celebrates.',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Describe today in ten sentences of exactly five words each.',
    help: 'Count on your fingers. Cutting words is half the fun.',
    goals: ['Creativity enhancement'],
    hours: ['afternoon', 'evening', 'night'],
  },
  {
    text: 'Give a speech for the grand opening of something very small.',
    help: 'A new can of coffee, a drawer that used to stick. Thank everyone involved.',
    goals: ['Creativity enhancement', 'Gratitude practice'],
  },
  {
    text: 'Write a postcard from the life you’d have if you’d made one different choice.',
    help: 'Mention the weather, the view and who says hi.',
    goals: ['Creativity enhancement'],
    interests: ['Life Transitions'],
  },
  {
    text: 'Choose seven words you like the sound of and use them all.',
    help: 'The result can be nonsense.',
    goals: ['Creativity enhancement'],
    moods: ['neutral', 'calm'],
  },
  {
    text: 'What would the moon complain about?',
    help: 'Write it as a letter from the moon.',
    goals: ['Creativity enhancement'],
    hours: ['evening', 'night'],
  },
  {
    text: 'A map falls out of an old book. Describe the country it shows.',
    help: 'Start with the rivers, then the laws.',
    goals: ['Creativity enhancement'],
    interests: ['Creative Projects'],
  },
  {
    text: 'Explain your week to a very old tortoise.',
    help: 'It has plenty of time, and it may ask why you were in such a rush.',
    goals: ['Creativity enhancement'],
    moods: ['neutral'],
  },
])
