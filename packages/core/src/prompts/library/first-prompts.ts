import type { Prompt } from '../prompt.ts'

/** PRM-30: plain questions that anyone can answer, for the first days of an account. */
export const firstPrompts: readonly Prompt[] = [
  {
    text: 'What’s one moment from today you’d like to keep?',
    help: 'Say what happened, then why it stayed with you. A few lines are plenty.',
    style: 'reflection',
    plain: true,
    hours: ['afternoon', 'evening', 'night'],
  },
  {
    text: 'Describe where you are right now.',
    help: 'What you can see, what you can hear, who’s nearby.',
    style: 'freeform',
    plain: true,
  },
  {
    text: 'How are you, really?',
    help: 'Skip the polite answer. No one else is reading.',
    style: 'reflection',
    plain: true,
  },
  {
    text: 'Write about something you’re looking forward to.',
    help: 'Big or small: a trip, a meal, a quiet evening.',
    style: 'growth',
    plain: true,
  },
  {
    text: 'List three good things from the last few days.',
    help: 'One line each. Small ones count.',
    style: 'gratitude',
    plain: true,
  },
  {
    text: 'Think of someone you like. What do you like about them?',
    help: 'Start with the first thing that comes to mind.',
    style: 'gratitude',
    plain: true,
  },
  {
    text: 'What has taken up most of your week so far?',
    help: 'Start with the facts. How you feel about it can come later.',
    style: 'freeform',
    plain: true,
  },
  {
    text: 'Sum up your day in five sentences.',
    help: 'Start with getting up. It doesn’t have to be a special day.',
    style: 'freeform',
    plain: true,
    hours: ['afternoon', 'evening', 'night'],
  },
  {
    text: 'Is there one thing you want to get done today?',
    help: 'Say why it matters, and what the first step is.',
    style: 'growth',
    plain: true,
    hours: ['morning'],
  },
]
