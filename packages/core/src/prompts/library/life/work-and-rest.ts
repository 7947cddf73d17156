import { tagged } from '../../prompt.ts'

export const workAndRest = tagged({ challenges: ['Work-Life Balance'] }, [
  {
    text: 'When does your workday really end?',
    help: 'Never mind the clock. What’s the moment you know you’re done?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'You said yes to something that made this week too full. What was it?',
    help: 'Go back to when you said it. What were you hoping for?',
    style: 'growth',
    goals: ['Stress management', 'Personal growth'],
  },
  {
    text: 'Describe a break that really helped.',
    help: 'Where you were, how long it took to relax, what you didn’t check.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Health & Wellness'],
  },
  {
    text: 'Imagine a day when no one wants anything from you. Write it hour by hour.',
    help: 'Nothing urgent comes up. How late is breakfast?',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['overwhelmed'],
  },
  {
    text: 'Who or what has been getting your best energy, and what gets the leftovers?',
    help: 'Family, work, friends, chores. No one is keeping score here.',
    style: 'reflection',
    goals: ['Self-reflection'],
    interests: ['Family Life'],
  },
  {
    text: 'How does work get into your home life, and how could you keep it out?',
    help: 'Take a walk, change clothes, turn off a screen. What might help?',
    style: 'growth',
    goals: ['Stress management'],
    interests: ['Family Life'],
  },
  {
    text: 'When you’re tired, what do you need: sleep, quiet, company or a change?',
    help: 'They’re easy to mix up. Write a sentence about each and see which one fits.',
    style: 'reflection',
    goals: ['Mental health support'],
    interests: ['Health & Wellness'],
    moods: ['overwhelmed'],
  },
  {
    text: 'Who keeps things running while you’re busy with something else?',
    help: 'Name one thing they did that you only noticed later.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    interests: ['Family Life'],
  },
  {
    text: 'Imagine keeping one evening a week free. What would creep in first?',
    help: 'Decide here what gets to stay.',
    style: 'growth',
    goals: ['Problem-solving'],
  },
  {
    text: 'Write an out-of-office message that tells the truth.',
    help: 'Say where you are, why, and what will happen to the emails.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['overwhelmed', 'happy'],
  },
  {
    text: 'What do you do for fun that’s started to feel like a chore?',
    help: 'Go back to the last time it felt easy.',
    style: 'reflection',
    interests: ['Hobbies & Recreation'],
  },
])
