import { tagged } from '../../prompt.ts'

export const livingWithIt = tagged(
  { interests: ['Health & Wellness'], challenges: ['Health Concerns'] },
  [
    {
      text: 'What’s today like, in your body, in words that no form has a box for?',
      help: 'Borrow from weather, furniture or music.',
      style: 'reflection',
      goals: ['Emotional processing', 'Mental health support'],
    },
    {
      text: 'Which question would you take to the next appointment?',
      help: 'Write it the way you would say it with your coat still on.',
      style: 'growth',
      goals: ['Problem-solving'],
    },
    {
      text: 'Who has been good to you about your health?',
      help: 'A nurse, a friend who didn’t ask, someone who brought soup.',
      style: 'gratitude',
      goals: ['Gratitude practice'],
    },
    {
      text: 'Write about something that has nothing to do with being well or ill.',
      help: 'You’re allowed a page off.',
      style: 'freeform',
      goals: ['Creativity enhancement'],
    },
    {
      text: 'What have you had to learn that you never wanted to know?',
      help: 'A word, a routine, the way to the third floor. Say what you do with the knowledge.',
      style: 'reflection',
      goals: ['Emotional processing'],
    },
    {
      text: 'On an average day, what’s within reach?',
      help: 'Leave out the best days and the worst. Describe the middle honestly.',
      style: 'growth',
      goals: ['Goal tracking'],
    },
    {
      text: 'What still works exactly as it always did?',
      help: 'A laugh, a sense of direction, a good ear. Show it at work for a few lines.',
      style: 'gratitude',
      goals: ['Gratitude practice'],
    },
    {
      text: '“I’m fine,” you say. What do others not see?',
      help: 'Only as much as you feel like showing the page.',
      style: 'reflection',
      goals: ['Emotional processing'],
    },
    {
      text: 'How do you like to be helped?',
      help: 'Be precise: what, when, with how much talking.',
      style: 'growth',
      goals: ['Problem-solving'],
    },
    {
      text: 'Give the worry about your health a chair, a cup of tea and five minutes.',
      help: 'Write down what it says, then let it leave first.',
      style: 'freeform',
      goals: ['Stress management'],
      moods: ['anxious'],
    },
    {
      text: 'Which part of a day lets you forget about your health?',
      help: 'Describe that hour so well that you could find it again.',
      style: 'reflection',
      goals: ['Mental health support'],
    },
  ],
)
