import { tagged } from '../../prompt.ts'

export const nights = tagged({ hours: ['night'] }, [
  {
    text: 'It’s late. What’s keeping you company?',
    help: 'A sound, a lamp, a worry, a book. Describe it without asking it to leave.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Write to the person who will wake up as you tomorrow.',
    help: 'Tell them where you left things, and what can wait until they have had breakfast.',
    style: 'freeform',
    goals: ['Stress management'],
  },
  {
    text: 'What looks bigger at this hour than it did at noon?',
    help: 'Write both sizes down, side by side. Night is a poor judge of scale.',
    style: 'reflection',
    goals: ['Stress management'],
    challenges: ['Stress & Anxiety'],
    moods: ['anxious'],
  },
  {
    text: 'Name something that will still be there in the morning.',
    help: 'The tree, the cat, a standing joke. Choose one you like the look of.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Mental health support'],
    moods: ['sad', 'anxious'],
  },
  {
    text: 'Close the day like a shop: register, lights, door. What can wait until tomorrow?',
    help: 'Leave a note on the counter for the person who opens up.',
    style: 'growth',
    goals: ['Stress management'],
    challenges: ['Time Management'],
  },
  {
    text: 'List the sounds you can hear, from the loudest to the one you nearly missed.',
    help: 'Stay with the last one for a few lines.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    interests: ['Spirituality & Mindfulness'],
    moods: ['calm'],
  },
  {
    text: 'If sleep is slow in coming, what has come instead?',
    help: 'No remedy needed here. Just describe it.',
    style: 'reflection',
    goals: ['Mental health support'],
    interests: ['Health & Wellness'],
    challenges: ['Stress & Anxiety'],
  },
  {
    text: 'Whose voice would you like to hear tonight?',
    help: 'Write down something they often say, the way they say it.',
    style: 'gratitude',
    goals: ['Memory keeping', 'Gratitude practice'],
    interests: ['Family Life', 'Relationships & Social Life'],
  },
  {
    text: 'What did this week try to teach you that only made sense tonight?',
    help: 'It may be a single dry fact. Those last.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Tell the dark what happened tonight.',
    help: 'It’s a good listener and repeats nothing. Start anywhere.',
    style: 'freeform',
    goals: ['Emotional processing'],
  },
  {
    text: 'Follow a streetlight, a star or a lit window to the first memory it reaches.',
    help: 'Stay there as long as it’s warm.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
])
