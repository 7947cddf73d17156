import type { Prompt } from '../../prompt.ts'

export const feelings: readonly Prompt[] = [
  {
    text: 'What are you feeling, and what’s underneath it?',
    help: 'Feelings often come in pairs. Write about the quieter one.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
  {
    text: 'If your mood had hands, what would they be doing?',
    help: 'Making a fist, waving, drumming on the table. Watch them for a page.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Emotional processing'],
  },
  {
    text: 'Which feeling came and went today?',
    help: 'When did it start, what was it about, and how did it pass?',
    style: 'reflection',
    goals: ['Emotional processing'],
    hours: ['afternoon', 'evening', 'night'],
  },
  {
    text: 'When you’re hurt, what do you do that people might misread?',
    help: 'Go quiet, clean the house, make jokes. Say what it really means.',
    style: 'growth',
    goals: ['Emotional processing'],
    challenges: ['Relationship Issues'],
  },
  {
    text: 'What unexpected thing has comforted you lately?',
    help: 'It can be strange or silly, as long as it helped.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Emotional processing'],
  },
  {
    text: 'How can you tell you’re getting angry?',
    help: 'The first sign, the next one, what would help. Describe it as if you were watching.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
  {
    text: 'Which feeling do you find hardest to let others see?',
    help: 'What do you imagine would happen if they did?',
    style: 'growth',
    goals: ['Emotional processing'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Write about how you are without naming a single feeling.',
    help: 'Compare yourself to furniture, an animal, the weather.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Emotional processing'],
  },
  {
    text: 'Who or what did you envy recently, and what does that say about what you want?',
    help: 'Envy is badly dressed but well informed.',
    style: 'reflection',
    goals: ['Emotional processing'],
    interests: ['Personal Development'],
  },
  {
    text: 'When were you last really relieved?',
    help: 'Describe the minute before and the minute after.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Emotional processing'],
  },
  {
    text: 'Think of something that doesn’t hurt as much as it used to.',
    help: 'Only if you can. How much of the hurt is left?',
    style: 'growth',
    goals: ['Emotional processing', 'Personal growth'],
  },
]
