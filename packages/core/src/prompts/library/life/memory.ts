import type { Prompt } from '../../prompt.ts'

export const memory: readonly Prompt[] = [
  {
    text: 'Follow one smell to where it comes from.',
    help: 'Floor polish, diesel, oranges. Go in and look around.',
    style: 'freeform',
    goals: ['Memory keeping'],
    moods: ['neutral', 'calm'],
  },
  {
    text: 'Which story about you is always told, and what does it leave out?',
    help: 'Add the missing part.',
    style: 'reflection',
    goals: ['Memory keeping'],
    interests: ['Family Life'],
  },
  {
    text: 'Who is in one of your memories without knowing it?',
    help: 'Someone who passed through once: a bus driver, a girl with a kite.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'Draw the floor plan of a room you were happy in. Then walk in.',
    help: 'Write what you bump into.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Memory keeping'],
  },
  {
    text: 'What’s the earliest thing you can remember being proud of?',
    help: 'Describe what it looked like from your height.',
    style: 'reflection',
    goals: ['Memory keeping'],
  },
  {
    text: 'Pick a year that’s safe to visit. What do you know about it now?',
    help: 'Choose one small scene from it and add what you couldn’t see then.',
    style: 'growth',
    goals: ['Personal growth', 'Memory keeping'],
  },
  {
    text: 'Take a photograph you like and write what happened a minute later.',
    help: 'The arms come down, someone says something.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
  {
    text: 'Which flavor can you never taste again?',
    help: 'A closed bakery, a great-aunt’s jam. Write the recipe as far as you know it.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'What did you carry in your pockets at twelve?',
    help: 'Turn them out. One of the things has a story.',
    style: 'reflection',
    goals: ['Memory keeping'],
  },
  {
    text: 'Record a piece of your everyday life that will be gone in twenty years.',
    help: 'Prices, gestures, what’s on your screen, who lives downstairs.',
    style: 'freeform',
    goals: ['Memory keeping'],
    moods: ['neutral'],
  },
  {
    text: 'Which place made you braver?',
    help: 'Walk through it once more in the right order.',
    style: 'growth',
    goals: ['Personal growth', 'Memory keeping'],
  },
  {
    text: 'Describe a journey that was better than the arrival.',
    help: 'Seat, window, snacks.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
]
