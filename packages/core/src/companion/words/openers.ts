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

/** After an answer about itself, back to the person. */
export const backToYou: readonly Frame[] = [
  'What would you like to write about?',
  'What made you ask?',
  'What would you want from someone reading this?',
  'What’s on your mind?',
  'Where would you like to begin?',
  'How would you like to continue?',
  'What should I read first?',
]

/** After a question that only the person can answer. */
export const backToTheQuestion: readonly Frame[] = [
  'What made you ask that just now?',
  'What would your own first guess be?',
  'How long has that question been on your mind?',
  'What would you say to a friend who asked the same thing?',
  'What makes it hard to answer?',
]

/** After thanks, a farewell, or a message that only wanted to be heard. */
export const lastWords: readonly Frame[] = [
  'What would you like to do with the rest of the day?',
  'What comes next for you today?',
  'Where would you like to leave things for now?',
  'What would be good for you right now?',
]

/** After a request for permission. */
export const goOn: readonly Frame[] = ['What is it?', 'What would you like to say?']

export const untilThen: readonly Frame[] = [
  'Where would you like to leave things for now?',
  'What would be good for you right now?',
  'What would you like to come back to next time?',
]

/** After a yes, a no, a shrug or an apology. */
export const afterAWord: readonly Frame[] = [
  'What would you like to talk about?',
  'What else is on your mind?',
  'Where would you like to go from here?',
  'What else is there?',
  'What’s still on your mind?',
  'How are you doing right now?',
]

/** After a request not to be asked questions. */
export const asYouLike: readonly Frame[] = [
  'What would you rather do now?',
  'How would you like to leave it?',
  'What would be good for you instead?',
]

/** After a plea: small, and about now. */
export const nearby: readonly Frame[] = [
  'What’s happening right now?',
  'What’s the worst part right now?',
  'How are you doing right this minute?',
  'What would help, even a little?',
  'What do you need most right now?',
]

/** Shown with the way to get help. */
export const whoIsThere: readonly Frame[] = [
  'Who could be with you right now?',
  'Who could you call right now?',
  'Where are you right now?',
  'What would help you stay safe for the next hour?',
]

/** After something that couldn't be read. */
export const inPlainWords: readonly Frame[] = [
  'What does it say, in a sentence or two in English?',
  'How would you put it in a few plain words?',
  'What would you like me to know about it?',
  'What was it about?',
]

/** After a complaint. */
export const putRight: readonly Frame[] = [
  'What would help you more?',
  'What did I miss?',
  'How would you like me to answer?',
  'What matters here that I missed?',
]
