import { tagged } from '../../prompt.ts'

export const nights = tagged({ hours: ['night'] }, [
  {
    text: 'It’s late. What’s keeping you company?',
    help: 'A sound, a lamp, a worry, a book. Just describe it.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Write yourself a note for tomorrow morning.',
    help: 'Say where you left things, and what can wait until after breakfast.',
    style: 'freeform',
    goals: ['Stress management'],
  },
  {
    text: 'What feels bigger now than it did at noon?',
    help: 'Describe it both ways, side by side. Things tend to look bigger at night.',
    style: 'reflection',
    goals: ['Stress management'],
    challenges: ['Stress & Anxiety'],
    moods: ['anxious'],
  },
  {
    text: 'Name something that will still be there in the morning.',
    help: 'The tree outside, the cat, a running joke. Pick one you’re fond of.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Mental health support'],
    moods: ['sad', 'anxious'],
  },
  {
    text: 'Close up the day like a store: register, lights, door. What can wait until tomorrow?',
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
    text: 'If you can’t sleep, what’s going through your mind?',
    help: 'You don’t have to fix it. Just describe it.',
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
    text: 'What happened this week that you’re only now starting to understand?',
    help: 'It can be something small. What made it click?',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Tell the story of tonight.',
    help: 'Start anywhere. You can fill in the rest as you go.',
    style: 'freeform',
    goals: ['Emotional processing'],
  },
  {
    text: 'Look at a streetlight, a star or a lit window. What memory does it bring up?',
    help: 'Stay with it as long as it feels good.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
])
