import { tagged } from '../../prompt.ts'

export const change = tagged({ interests: ['Life Transitions'] }, [
  {
    text: 'Find what’s the same in the new life as in the old one.',
    help: 'The cupboards are a good place to look first.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Which skill from before turns out to be useful now?',
    help: 'It may have changed its name on the way.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'What did the old place, job or time give you before you left it?',
    help: 'Write it out like a receipt, item by item.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'Unpack one box on paper.',
    help: 'Where each thing was before, and where it will stand now.',
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
    text: 'Something hasn’t had a proper goodbye from you. Give it one.',
    help: 'A street, a name, a routine. With as little fuss as you like.',
    style: 'growth',
    goals: ['Emotional processing'],
  },
  {
    text: 'What surprised you about how the change feels?',
    help: 'People had told you otherwise. Put your own version on record.',
    style: 'reflection',
    goals: ['Emotional processing'],
  },
  {
    text: 'One day the new thing will be ordinary. How would you like it to look then?',
    help: 'Begin with breakfast.',
    style: 'growth',
    goals: ['Goal tracking'],
  },
  {
    text: 'Who made the change easier to bear?',
    help: 'With a van, a list, a silly message at the right moment.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Write the first page of a guidebook to where you are in life.',
    help: 'Customs, climate, phrases a newcomer needs.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Which decision are you in the middle of, and which parts are already made?',
    help: 'Mark the fixed points. See what room is left between them.',
    style: 'reflection',
    goals: ['Problem-solving'],
  },
])
