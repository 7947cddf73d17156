import { tagged } from '../../prompt.ts'

export const work = tagged({ interests: ['Career & Professional Growth'] }, [
  {
    text: 'What did you do at work this week that isn’t in your job description?',
    help: 'Smoothing things over, remembering birthdays, carrying boxes. Did anyone notice?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Which part of your work are you better at than you were two years ago?',
    help: 'Take one ordinary task. How would you have done it back then?',
    style: 'growth',
    goals: ['Personal growth', 'Goal tracking'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Who taught you something you still use at work?',
    help: 'A phrase, a shortcut, a way to stay calm. Thank them with an example.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'Your desk, truck or kitchen at the end of the day: describe it like a painting.',
    help: 'Everything in it has been through the day, too.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'When were you last so absorbed in your work that you lost track of time?',
    help: 'Describe the task, down to the tools. It doesn’t matter whether it was useful.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'What criticism has stayed with you, and which part of it is true?',
    help: 'Separate what was said from how it was said.',
    style: 'growth',
    goals: ['Personal growth'],
    challenges: ['Self-Doubt'],
  },
  {
    text: 'Whose approval do you work for?',
    help: 'It may be someone who’s gone, or who never notices. What do you want them to see?',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Self-Doubt', 'Life Purpose'],
  },
  {
    text: 'Follow your work after it leaves your hands. Who does it reach?',
    help: 'What can they do because you did your part?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    challenges: ['Life Purpose'],
  },
  {
    text: 'If you could hand off one task for good, which one would it be, and who’d get it?',
    help: 'And what would you do with the extra time?',
    style: 'growth',
    goals: ['Problem-solving'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'Tell the story of a meeting as a nature documentary.',
    help: 'Describe the habitat, the calls, the territory. You’re the whispering narrator.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['happy', 'neutral'],
  },
  {
    text: 'What do you tell people you do for work, and what do you really do all day?',
    help: 'Write a sentence or two for each.',
    style: 'reflection',
    goals: ['Self-reflection'],
    challenges: ['Personal Identity'],
  },
])
