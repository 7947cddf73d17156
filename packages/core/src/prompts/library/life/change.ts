import { tagged } from '../../prompt.ts'

export const change = tagged({ interests: ['Life Transitions'] }, [
  {
    text: 'After a big change, what’s still the same as before?',
    help: 'The kitchen cabinets are a good place to start.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Which old skill has turned out to be useful now?',
    help: 'You may be using it in a whole new way.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'What did your old place, job or routine give you before you left it?',
    help: 'Write it out like a receipt, item by item.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'Imagine unpacking one moving box. What’s in it?',
    help: 'Say where each thing used to be, and where it goes now.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Memory keeping'],
  },
  {
    text: 'Write about an ordinary afternoon in the life you had before.',
    help: 'Keep it ordinary: what was on the table, who came by, what you put off.',
    style: 'reflection',
    goals: ['Memory keeping'],
    challenges: ['Personal Identity'],
  },
  {
    text: 'What did you never get to say goodbye to? Do it here.',
    help: 'A street, a job, a routine. Keep it as short as you like.',
    style: 'growth',
    goals: ['Emotional processing'],
  },
  {
    text: 'What surprised you about how the change feels?',
    help: 'People may have told you what to expect. Write your own version.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
  {
    text: 'One day the new thing will feel normal. What do you hope that looks like?',
    help: 'Start with breakfast.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Who made a big change easier for you?',
    help: 'Maybe they lent you a truck, or sent a silly text at the right moment.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Write the first page of a guidebook to where you are in life.',
    help: 'Include the customs, the climate and a few useful phrases.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Which decision are you in the middle of making, and what have you already settled?',
    help: 'Start with what’s settled. See how much is still open.',
    style: 'reflection',
    goals: ['Problem-solving'],
  },
])
