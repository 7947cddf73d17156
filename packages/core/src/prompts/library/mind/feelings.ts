import type { Prompt } from '../../prompt.ts'

export const feelings: readonly Prompt[] = [
  {
    text: 'What are you feeling, and what’s the feeling just behind it?',
    help: 'They often come in pairs. Let the shy one through.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
  {
    text: 'If your mood had hands, what would it be doing?',
    help: 'Wringing, kneading, drumming. Watch them for a page.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Emotional processing'],
  },
  {
    text: 'Which feeling visited today and left again?',
    help: 'Note when it came, what it wanted, how it left.',
    style: 'reflection',
    goals: ['Emotional processing'],
    hours: ['afternoon', 'evening', 'night'],
  },
  {
    text: 'What do you do when you’re hurt that others might mistake for something else?',
    help: 'Go silent, tidy up, make jokes. Translate it.',
    style: 'growth',
    goals: ['Emotional processing'],
    challenges: ['Relationship Issues'],
  },
  {
    text: 'What comforted you lately, in a way no one could have prescribed?',
    help: 'The strange ones are the reliable ones.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Emotional processing'],
  },
  {
    text: 'How does anger announce itself in you?',
    help: 'First sign, second sign, what it says it needs. Describe it from a distance.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
  {
    text: 'Which feeling do you find hardest to let others see?',
    help: 'Say what you imagine would happen if they did.',
    style: 'growth',
    goals: ['Emotional processing'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'Write about how you are without naming a single feeling.',
    help: 'Use furniture, animals, speeds.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Emotional processing'],
  },
  {
    text: 'What did you envy recently, and which wish does it point to?',
    help: 'Envy is badly dressed but well informed.',
    style: 'reflection',
    goals: ['Emotional processing'],
    interests: ['Personal Development'],
  },
  {
    text: 'When did relief last arrive?',
    help: 'Describe the minute before and the minute after.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Emotional processing'],
  },
  {
    text: 'Something that used to hurt has grown small. Measure it.',
    help: 'Only if it’s true. See whether the sentence comes easily.',
    style: 'growth',
    goals: ['Emotional processing', 'Personal growth'],
  },
]
