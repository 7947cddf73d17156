import { tagged } from '../../prompt.ts'

export const work = tagged({ interests: ['Career & Professional Growth'] }, [
  {
    text: 'What did you do this week that’s in no job description?',
    help: 'The smoothing over, the remembering, the carrying of a box. Did anyone notice?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Which part of your work are you better at than you were two years ago?',
    help: 'Take one ordinary task and compare how you would have done it then.',
    style: 'growth',
    goals: ['Personal growth', 'Goal tracking'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Who taught you something that you still use at work?',
    help: 'A phrase, a shortcut, a way of staying calm. Thank them with an example.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Your desk, bench, van or kitchen at closing time: write it as a still life.',
    help: 'Every object has been through the day as well.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'When were you last so absorbed in your work that you forgot the time?',
    help: 'Describe the task down to the tools. Leave out whether it was useful.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'What criticism has stayed with you, and which part of it is true?',
    help: 'Separate the sentence from the voice it came in.',
    style: 'growth',
    goals: ['Personal growth'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Whose good opinion do you work for?',
    help: 'It may be someone long gone, or someone who never looks. Say what they would have to see.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Self-Doubt', 'Life Purpose'],
  },
  {
    text: 'Follow your work one step past your own door. Who does it reach?',
    help: 'What can they do because you did your part?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'If you could hand off a single task for good, which one, and who would get it?',
    help: 'And what would you do with the hour?',
    style: 'growth',
    goals: ['Problem-solving'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'Tell the story of a meeting as a nature documentary.',
    help: 'Habitat, calls, territory. You’re the narrator, whispering.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['happy', 'neutral'],
  },
  {
    text: 'At parties you say you do one thing; all day you do another. Describe both.',
    help: 'A sentence for each, side by side.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Personal Identity'],
  },
])
