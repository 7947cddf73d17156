import { tagged } from '../../prompt.ts'

export const invention = tagged({ style: 'freeform' }, [
  {
    text: 'You find a door in your home that wasn’t there yesterday. Go in.',
    help: 'Note the handle first, then the smell.',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Write the instructions for a machine that does the one thing you need.',
    help: 'Include the warning label.',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'An animal moves in with you for a week and keeps a diary. Copy out a page.',
    help: 'It has opinions about your mornings.',
    goals: ['Creativity enhancement'],
    moods: ['happy'],
  },
  {
    text: 'Invent a holiday. Who rests, what do people eat, what is forbidden?',
    help: 'Say what it’s meant to remember.',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Describe today in ten sentences of exactly five words.',
    help: 'Count on your fingers. The cutting is the fun.',
    goals: ['Creativity enhancement'],
    hours: ['afternoon', 'evening', 'night'],
  },
  {
    text: 'Give a speech at the opening of something very small.',
    help: 'A new can of coffee, a fixed zipper. Name those responsible.',
    goals: ['Creativity enhancement', 'Gratitude practice'],
  },
  {
    text: 'Write a postcard from the place where you’d be if you had turned left.',
    help: 'Weather, view, who sends greetings.',
    goals: ['Creativity enhancement'],
    interests: ['Life Transitions'],
  },
  {
    text: 'Choose seven words you like the sound of and make them meet.',
    help: 'Meaning may join later.',
    goals: ['Creativity enhancement'],
    moods: ['neutral', 'calm'],
  },
  {
    text: 'What does the moon complain about?',
    help: 'Take down the letter as it dictates.',
    goals: ['Creativity enhancement'],
    hours: ['evening', 'night'],
  },
  {
    text: 'A map falls out of an old book. Describe the country.',
    help: 'Rivers first, then rules.',
    goals: ['Creativity enhancement'],
    interests: ['Creative Projects'],
  },
  {
    text: 'Explain the week to a very old tortoise.',
    help: 'It has time, and may ask what all the running was for.',
    goals: ['Creativity enhancement'],
    moods: ['neutral'],
  },
])
