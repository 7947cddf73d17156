import type { Prompt } from '../../prompt.ts'

export const memory: readonly Prompt[] = [
  {
    text: 'Pick a smell that takes you back. Where does it lead?',
    help: 'Floor wax, diesel, oranges. Step inside and look around.',
    style: 'freeform',
    goals: ['Memory keeping'],
    moods: ['neutral', 'calm'],
  },
  {
    text: 'Which story do people always tell about you, and what does it leave out?',
    help: 'Add the missing part.',
    style: 'reflection',
    goals: ['Memory keeping'],
    interests: ['Family Life'],
  },
  {
    text: 'Who do you still remember who has probably forgotten you?',
    help: 'Maybe you only met once: a bus driver, a girl with a kite.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'Think of a room you were happy in. Then walk in.',
    help: 'What do you see first?',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Memory keeping'],
  },
  {
    text: 'What’s the earliest thing you can remember being proud of?',
    help: 'Describe it the way you saw it then.',
    style: 'reflection',
    goals: ['Memory keeping'],
  },
  {
    text: 'Pick a year you don’t mind going back to. What do you know about it now?',
    help: 'Choose one small scene from it and add what you couldn’t see then.',
    style: 'growth',
    goals: ['Personal growth', 'Memory keeping'],
  },
  {
    text: 'Pick a photo you like and write about what happened a minute after it was taken.',
    help: 'Maybe everyone stopped posing, or someone said something.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
  {
    text: 'What flavor can you never taste again?',
    help: 'A roll from a bakery that closed, a great-aunt’s jam. Describe it as well as you can.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'What did you carry in your pockets when you were twelve?',
    help: 'Empty them out. Pick one thing and tell its story.',
    style: 'reflection',
    goals: ['Memory keeping'],
  },
  {
    text: 'Write about a part of your everyday life that will be gone in twenty years.',
    help: 'What things cost, what’s on your phone, who lives next door.',
    style: 'freeform',
    goals: ['Memory keeping'],
    moods: ['neutral'],
  },
  {
    text: 'Which place made you braver?',
    help: 'Walk through it one more time.',
    style: 'growth',
    goals: ['Personal growth', 'Memory keeping'],
  },
  {
    text: 'Describe a trip where getting there was the best part.',
    help: 'The seat, the view, the snacks.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
]
