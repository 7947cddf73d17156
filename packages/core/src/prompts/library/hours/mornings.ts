import { tagged } from '../../prompt.ts'

export const mornings = tagged({ hours: ['morning'] }, [
  {
    text: 'What was the first thing you thought of when you woke?',
    help: 'Before the phone, before the list. If it has slipped away, write what’s left of it.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Choose one thing this day can be about. What gets to wait?',
    help: 'Name both. The second half is usually the harder one to write.',
    style: 'growth',
    goals: ['Goal tracking'],
    challenges: ['Time Management'],
  },
  {
    text: 'Describe the light where you are sitting.',
    help: 'Its color, what it touches, what it leaves out. Let the sentence wander from there.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm', 'neutral'],
  },
  {
    text: 'What’s already taken care of this morning?',
    help: 'A full shelf, an ironed shirt, a friend who knows. Count what you don’t have to do.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Stress management'],
  },
  {
    text: 'Describe your dream, or the shape of the night if no dream stayed.',
    help: 'Fragments are fine. Dreams rarely mind being told badly.',
    style: 'freeform',
    goals: ['Creativity enhancement', 'Memory keeping'],
  },
  {
    text: 'How did you sleep, and how does it show?',
    help: 'In your shoulders, your patience, the way the coffee tastes. Just report.',
    style: 'reflection',
    goals: ['Mental health support'],
    interests: ['Health & Wellness'],
  },
  {
    text: 'What would make this evening’s you glad?',
    help: 'Something with a beginning and an end: a call, a page, a walk around the block.',
    style: 'growth',
    goals: ['Goal tracking', 'Personal growth'],
  },
  {
    text: 'There’s something on today’s list that you keep looking past. What is it?',
    help: 'Say what it would ask of you. You don’t have to decide anything here.',
    style: 'reflection',
    goals: ['Problem-solving'],
    challenges: ['Time Management', 'Stress & Anxiety'],
  },
  {
    text: 'Which part of your morning would you keep if you could keep only one?',
    help: 'The kettle, the quiet, someone’s sleepy hello. Describe it as if to a stranger.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What kind of company do you want to be today?',
    help: 'Patient, quick, quiet, honest. Choose one word and give it a scene.',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Personal Development', 'Relationships & Social Life'],
  },
  {
    text: 'Yesterday left something on the doorstep. What is it?',
    help: 'A sentence, a mood, a job undone. Pick it up and look it over.',
    style: 'freeform',
    goals: ['Emotional processing'],
  },
])
