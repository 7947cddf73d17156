import type { PromptPreference } from '#preferences/index.ts'
import type { Frame } from '../voice.ts'

/** For what is grave: small, about now, and with a way out. */
export const mostGently: readonly Frame[] = [
  'How are you right now, as you write this?',
  'What do you need most right now?',
  'What would make the next hour a little easier?',
  'What else would you like to put down?',
  'What would you want somebody to understand about this?',
  'Which part of it weighs most just now?',
  'What would you like to do now, go on or leave it here?',
]

/** For whatever is heavy: each fits anything grave, and none asks for a lesson or a bright side. */
export const gently: readonly Frame[] = [
  ...mostGently,
  'Which part of it do you keep coming back to?',
  'What do you wish somebody had asked you?',
  'What is it like to see it written down?',
  'What would you like to say that has had no room so far?',
  'What belongs to it that is not written yet?',
  'What would be kind right now?',
]

/** For a day that is plainly good. */
export const gladly: readonly Frame[] = [
  'What was the best of it?',
  'Which moment of it would you like to keep?',
  'Who would you most like to tell about it?',
  'What made it possible?',
  'What do you want to remember of it in a year?',
  'How did it feel while it lasted?',
  'What else was good about it?',
  'What would you like more of?',
]

/** For what may be ordinary or may not: each fits a day of errands, and bad news as well. */
export const openly: readonly Frame[] = [
  'How are you with that?',
  'What else would you like to put down?',
  'How are you right now, as you write this?',
  'What else belongs to it?',
  'What has stayed with you of it?',
  'What is it like to see it written down?',
  'Where would you like to go on?',
  'What would you like to come back to?',
]

/** For those who asked for such prompts, where the text is not a hard one. */
export const byPreference: Readonly<Record<PromptPreference, readonly Frame[]>> = {
  freeform: [],
  reflection: ['What does it tell you about yourself?'],
  growth: ['What would you do the same way again?', 'What did it ask of you?'],
  gratitude: [
    'What in it are you thankful for?',
    'What small thing in it would you not want to miss?',
  ],
}
