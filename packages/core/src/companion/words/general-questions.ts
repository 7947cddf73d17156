import type { PromptPreference } from '#preferences/index.ts'
import type { Frame } from '../voice.ts'

/** For grave texts: small, about now, and easy to decline. */
export const mostGently: readonly Frame[] = [
  'How are you right now, as you write this?',
  'What do you need most right now?',
  'What would make the next hour a little easier?',
  'What else would you like to write down?',
  'What would you want someone to understand about this?',
  'Which part of it feels heaviest right now?',
]

/** For heavy texts: each fits anything grave, and none asks for a lesson or a bright side. */
export const gently: readonly Frame[] = [
  ...mostGently,
  'Which part of it do you keep coming back to?',
  'What do you wish someone had asked you?',
  'What would you like to say that you haven’t had a chance to?',
  'What haven’t you written about yet?',
]

/** For a day that is plainly good. */
export const gladly: readonly Frame[] = [
  'What was the best part?',
  'Who was the first to hear about it?',
  'How did it come about?',
  'What did you do right after?',
  'What else was good about it?',
]

/** For irony. */
export const wryly: readonly Frame[] = [
  'How was it, really?',
  'What was the last straw?',
  'What would you have liked instead?',
  'What would you say about it with a straight face?',
]

/** For texts that may be ordinary or not: each fits errands and bad news alike. */
export const openly: readonly Frame[] = [
  'How was the rest of it?',
  'What else happened that day?',
  'What came after that?',
]

/** For a line that may be anything. */
export const ofALine: readonly Frame[] = [
  'What led up to that?',
  'What’s the story behind that line?',
  'What would you add to that line?',
  'What did that line leave out?',
]

/** For a word or two. */
export const ofAWord: readonly Frame[] = [
  'What would you like to say about it?',
  'What’s on your mind about it?',
]

export const ofDreams: readonly Frame[] = [
  'What stayed with you when you woke up?',
  'What does it remind you of?',
  'How did you feel when you woke up?',
]

/** For those who asked for such prompts, where the text is not a hard one. */
export const byPreference: Readonly<Record<PromptPreference, readonly Frame[]>> = {
  freeform: [],
  reflection: ['What does it tell you about yourself?'],
  growth: ['What would you do the same way again?', 'What did it take?'],
  gratitude: [
    'What part of it are you thankful for?',
    'What small part of it are you glad you didn’t miss?',
  ],
}

/** For when all the others have been asked. */
export const next: readonly Frame[] = [
  'What would you like to write next?',
  'Where would you like to pick up?',
  'What else is there?',
  'How would you like to continue?',
  'What else is part of this?',
]
