import type { Frame } from '../voice.ts'

/** Questions for when there's no text yet to ask about. */
export const openers: readonly Frame[] = [
  'What’s on your mind?',
  'What happened today that you’d like to write down?',
  'Where would you like to begin?',
  'What would you say about today if you had one minute?',
  'What’s taking up the most space in your head right now?',
  'What’s one moment from today you’d like to keep?',
  'What have you been carrying around with you?',
  'How has your day been so far?',
  'What’s different from last week?',
]

/** For those who ask for a question. */
export const askedFor: readonly Frame[] = [
  'What’s something small that went right lately?',
  'Who have you been meaning to write to, and what would you say?',
  'What are you putting off, and what would the first five minutes of it look like?',
  'What did you use to love doing that you haven’t done in a while?',
  'What did today ask of you that no one saw?',
  'What would you do this week if no one were keeping track?',
  'What do you know now that you didn’t know a year ago?',
  'Which place do you miss, and what was it like to be there?',
  'What’s the kindest thing anyone has done for you this month?',
  'What would you like to be asked?',
]
