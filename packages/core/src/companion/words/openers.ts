import type { Frame } from '../voice.ts'

/** Questions for when nothing was written yet that could be asked about. */
export const openers: readonly Frame[] = [
  'What is on your mind?',
  'What was in today that you would like to put down?',
  'Where would you like to begin?',
  'What has stayed with you since this morning?',
  'What happened today that was not planned?',
  'What would you tell about today if you had one minute?',
  'What is taking up the most room just now?',
  'Which moment of today would you keep?',
  'What have you been carrying around with you?',
  'How has the day been so far?',
  'What did you nearly say today?',
  'What is different from last week?',
]

/** After an answer about itself, back to the person. */
export const backToYou: readonly Frame[] = [
  'What would you like to write about?',
  'What brought you to the question?',
  'What would you want from somebody who reads this?',
  'What is on your mind?',
  'Where would you like to begin?',
  'How would you like to go on?',
  'What should I read first?',
]

/** After a question that only the person can answer. */
export const backToTheQuestion: readonly Frame[] = [
  'What made you ask it just now?',
  'What would you answer if you had to, this minute?',
  'Which answer are you hoping for?',
  'What have you already tried to answer?',
  'How long has the question been there?',
  'What would you say to a friend who asked the same?',
  'What do you know about it that nobody else does?',
  'What would have to be true for it to settle?',
]

/** After a word of thanks or farewell. */
export const lastWords: readonly Frame[] = [
  'What would you like to take with you from this?',
  'What do you want tomorrow to know about today?',
  'What can wait until tomorrow?',
  'Which line of it do you want to keep?',
  'What comes next for you today?',
]

/** After a yes, a no or a shrug. */
export const afterAWord: readonly Frame[] = [
  'What would the longer answer be?',
  'What is behind that?',
  'How would you put it in a whole sentence?',
  'What would you like to talk about instead?',
  'What else comes to mind?',
  'Where would you like to go from there?',
  'What was on your mind before I asked?',
  'What would you rather have been asked?',
]

/** After something that could not be read. */
export const inPlainWords: readonly Frame[] = [
  'What is in it, in a sentence or two of English?',
  'How would you put it in a few plain words?',
  'What would you like me to know about it?',
  'What was it about?',
]

/** After a complaint. */
export const putRight: readonly Frame[] = [
  'What did I miss?',
  'What would be closer to it?',
  'How would you put it yourself?',
  'What should I have noticed?',
  'What matters in it that I passed over?',
]
