import { tagged } from '../../prompt.ts'

export const afternoons = tagged({ hours: ['afternoon'] }, [
  {
    text: 'Half the day is behind you. What filled it?',
    help: 'Take a guess: how much was talking, how much was waiting, how much was what you’d planned?',
    style: 'reflection',
    goals: ['Self-reflection'],
    moods: ['neutral'],
  },
  {
    text: 'Look up, then write for five minutes straight about what you see.',
    help: 'Start with the nearest thing. When you run out of things to say, look a little farther.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'What could you skip for the rest of today?',
    help: 'A task, an errand, a chore no one asked for. What would that leave time for?',
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
    text: 'When did your energy drop today, and what was going on at the time?',
    help: 'Think about the time, the place, the people, the last thing you ate. Just notice.',
    style: 'reflection',
    goals: ['Mental health support'],
    interests: ['Health & Wellness'],
  },
  {
    text: 'Which question have you been putting off since this morning?',
    help: 'Write it out in full, question mark and all. Does it look as big on the page?',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'When were you interrupted today? Go back and finish the thought.',
    help: 'Pick up mid-sentence if you can.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Who have you talked to so far today, and what did you get out of it?',
    help: 'Information counts. So does a good laugh.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Relationships & Social Life'],
  },
  {
    text: 'What’s your face doing right now?',
    help: 'Check before you answer. What has it been telling people all day?',
    style: 'reflection',
    goals: ['Self-reflection', 'Mental health support'],
  },
  {
    text: 'If you could start this afternoon over, what one thing would you change?',
    help: 'A meeting, a meal, a mood. How would the rest have gone?',
    style: 'growth',
    goals: ['Problem-solving', 'Personal growth'],
  },
  {
    text: 'Write a weather report for the inside of your head.',
    help: 'Pressure, visibility, the chance of a change by evening. Include any storm warnings.',
    style: 'freeform',
    goals: ['Emotional processing', 'Creativity enhancement'],
  },
])
