import { tagged } from '../../prompt.ts'

export const afternoons = tagged({ hours: ['afternoon'] }, [
  {
    text: 'Half the day is behind you. What has it been made of?',
    help: 'Guess the proportions: how much talking, how much waiting, how much of what you meant to do.',
    style: 'reflection',
    goals: ['Self-reflection'],
    moods: ['neutral'],
  },
  {
    text: 'Look up and write what you see for five minutes without stopping.',
    help: 'Start with the nearest object. When you run out, go one step further away.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'What could the rest of today do without?',
    help: 'A task, a tab, a standard no one set. Say what would be left.',
    style: 'growth',
    goals: ['Stress management'],
    challenges: ['Time Management', 'Work-Life Balance'],
  },
  {
    text: 'What tasted good today?',
    help: 'Even a cookie over the sink counts. Give it the review it deserves.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'When did your energy drop, and what was happening just then?',
    help: 'Look at the hour, the room, the person, the meal. You’re only collecting.',
    style: 'reflection',
    goals: ['Mental health support'],
    interests: ['Health & Wellness'],
  },
  {
    text: 'Which question have you been putting off since this morning?',
    help: 'Write it out in full, question mark and all. See whether it’s as big on paper.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Somewhere today you were interrupted. Go back and finish the thought.',
    help: 'Pick up in the middle of the sentence if you can.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Who have you talked to so far, and what did one of them give you?',
    help: 'Information counts. So does a joke, or being left in peace.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'What’s your face doing right now?',
    help: 'Check before you answer. Then write what it has been saying all day.',
    style: 'reflection',
    goals: ['Self-reflection', 'Mental health support'],
  },
  {
    text: 'If you could begin this afternoon again with one thing moved, what would you move?',
    help: 'A meeting, a meal, a mood. Say what would have rolled differently after it.',
    style: 'growth',
    goals: ['Problem-solving', 'Personal growth'],
  },
  {
    text: 'Write the weather report for the inside of your head.',
    help: 'Pressure, visibility, chance of change by evening. Mention any warnings in force.',
    style: 'freeform',
    goals: ['Emotional processing', 'Creativity enhancement'],
  },
])
