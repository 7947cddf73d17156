import { tagged } from '../../prompt.ts'

export const livingWithIt = tagged(
  { interests: ['Health & Wellness'], challenges: ['Health Concerns'] },
  [
    {
      text: 'How does your body feel today, in words you’d never find on a medical form?',
      help: 'Borrow words from weather, furniture or music.',
      style: 'reflection',
      goals: ['Emotional processing', 'Mental health support'],
    },
    {
      text: 'What question would you like to ask at your next appointment?',
      help: 'Write it in plain words, the way you’d say it to a friend.',
      style: 'growth',
      goals: ['Problem-solving'],
    },
    {
      text: 'Who has been kind to you about your health?',
      help: 'A nurse, a friend who didn’t pry, someone who brought soup.',
      style: 'gratitude',
      goals: ['Gratitude practice'],
    },
    {
      text: 'Write about something that has nothing to do with your health.',
      help: 'You’re allowed to take a page off.',
      style: 'freeform',
      goals: ['Creativity enhancement'],
    },
    {
      text: 'What have you had to learn that you never wanted to know?',
      help: 'A medical term, a routine, the way to the third floor. How do you use it now?',
      style: 'reflection',
      goals: ['Emotional processing'],
    },
    {
      text: 'On an average day, how much can you do?',
      help: 'Leave out the best days and the worst. Be honest about the ones in between.',
      style: 'growth',
      goals: ['Goal tracking'],
    },
    {
      text: 'What still works as well as it ever did?',
      help: 'Your laugh, your sense of direction, your ear for music. Give an example.',
      style: 'gratitude',
      goals: ['Gratitude practice'],
    },
    {
      text: '“I’m fine,” you tell people. What don’t they see?',
      help: 'Write only as much as you want to.',
      style: 'reflection',
      goals: ['Emotional processing'],
    },
    {
      text: 'How do you like to be helped?',
      help: 'Be specific: what kind of help, when, and with how much talking?',
      style: 'growth',
      goals: ['Problem-solving'],
    },
    {
      text: 'Give your worries about your health five minutes. What do they say?',
      help: 'Write it all down. When the time is up, stop.',
      style: 'freeform',
      goals: ['Stress management'],
      moods: ['anxious'],
    },
    {
      text: 'When during the day do you forget about your health for a while?',
      help: 'What makes that time different from the rest of the day?',
      style: 'reflection',
      goals: ['Mental health support'],
    },
  ],
)
