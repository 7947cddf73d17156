import { tagged } from '../../prompt.ts'

export const mornings = tagged({ hours: ['morning'] }, [
  {
    text: 'What was the first thing you thought of when you woke up?',
    help: 'Before your phone, before your to-do list. If it’s gone, write what’s left of it.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Choose one thing to focus on today. What can wait?',
    help: 'Write down both. The second is usually harder.',
    style: 'growth',
    goals: ['Goal tracking'],
    challenges: ['Time Management'],
  },
  {
    text: 'Describe the light where you’re sitting.',
    help: 'Its color, what it falls on, what it leaves in shadow. Then let your mind wander.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm', 'neutral'],
  },
  {
    text: 'What’s already taken care of this morning?',
    help: 'A full fridge, a clean shirt, gas in the car. Count what you don’t have to do.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Stress management'],
  },
  {
    text: 'Describe last night’s dream, or how the night went if you don’t remember one.',
    help: 'Fragments are fine. It doesn’t have to make sense.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Memory keeping'],
  },
  {
    text: 'How did you sleep, and how does it show?',
    help: 'Check your shoulders, your patience, the way your coffee tastes.',
    style: 'reflection',
    goals: ['Mental health support'],
    interests: ['Health & Wellness'],
  },
  {
    text: 'What could you do now that you’ll be glad about tonight?',
    help: 'Pick something you can finish: a call, a page, a walk around the block.',
    style: 'growth',
    goals: ['Goal tracking', 'Personal growth'],
  },
  {
    text: 'There’s something on today’s list you keep skipping over. What is it?',
    help: 'Say what it would take. You don’t have to decide anything here.',
    style: 'reflection',
    goals: ['Problem-solving'],
    challenges: ['Time Management', 'Stress & Anxiety'],
  },
  {
    text: 'Which part of your morning would you keep if you could keep only one?',
    help: 'The first coffee, the quiet, someone’s sleepy hello. Describe it for a stranger.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'How do you want to come across to people today?',
    help: 'Patient, upbeat, quiet, honest. Choose one word and picture it in action.',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Personal Development', 'Relationships & Social Life'],
  },
  {
    text: 'You woke up with something left over from yesterday. What is it?',
    help: 'A comment, a mood, an unfinished chore. Take a closer look at it.',
    style: 'freeform',
    goals: ['Emotional processing'],
  },
])
