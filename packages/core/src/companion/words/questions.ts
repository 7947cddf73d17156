import type { Frame } from '../voice.ts'

/** About a feeling that is hard. */
export const hard: readonly Frame[] = [
  'What was happening just before “{word}”?',
  'Where in the day did “{word}” begin?',
  'What is “{word}” mostly about, if you look at it now?',
  'What makes “{word}” a little easier to carry, when it is there?',
  'When is “{word}” at its loudest?',
  'What would somebody need to know to understand “{word}”?',
  'How long has “{word}” been with you?',
  'What does “{word}” keep you from?',
  'Which part of it does “{word}” belong to most?',
  'What would have to change for “{word}” to let up a little?',
]

/** The same where something weighs that nobody can take away. */
export const hardGently: readonly Frame[] = [
  'When is “{word}” at its loudest?',
  'What goes with “{word}” that is not written here?',
  'What would you want somebody to know about “{word}”?',
  'What does a day with “{word}” in it look like?',
  'Where do you feel “{word}” most?',
]

/** About a feeling that does good. */
export const good: readonly Frame[] = [
  'What made room for “{word}”?',
  'Which moment belongs most to “{word}”?',
  'What would you like to remember about “{word}”?',
  'How did “{word}” show, to somebody looking on?',
  'Where did you notice “{word}” first?',
  'Who or what had a part in “{word}”?',
  'What would you like to keep of “{word}” for a duller day?',
]

export const mixed: readonly Frame[] = [
  'How do “{a}” and “{b}” get on with each other?',
  'Which of the two, “{a}” or “{b}”, came first, and what brought the other?',
  'What does “{a}” know that “{b}” does not?',
  'When is it more “{a}”, and when more “{b}”?',
  'What would you say if you had to explain “{a}” and “{b}” in one breath?',
]

/** About something that happened; the quotation is a line. */
export const line: readonly Frame[] = [
  'What was it like to write “{quote}”?',
  'What comes after “{quote}”, if you keep writing?',
  'What lies behind “{quote}”?',
  'How does “{quote}” sound to you now that it stands there?',
  'What else belongs beside “{quote}”?',
  'What would you want to add to “{quote}”?',
]

export const only: readonly Frame[] = [
  'What else was there?',
  'What was that like, from the inside?',
  'What came before it, and what came after?',
  'How was it, if you stay with it for one more sentence?',
  'Which part of it would you tell first?',
  'What is in that day that has no line yet?',
]

export const unknown: readonly Frame[] = [
  'What do you already know about it, even so?',
  'Which side of it have you written least about?',
  'What would it take for you to know?',
  'What changes for you while it stays open?',
  'Which answer would you be a little disappointed to hear?',
  'What makes it hard to settle?',
]

export const wish: readonly Frame[] = [
  'What would be the smallest piece of that wish?',
  'What stands between you and what you wish for?',
  'What would be different if you had what you wish for?',
  'Where does that wish come from?',
]

export const plan: readonly Frame[] = [
  'What do you hope will come of the next step?',
  'What would make the next step go the way you want?',
  'What would you like to have with you when it comes to that?',
  'How would you like to look back on it afterwards?',
]

/** About somebody who is in the text. */
export const person: readonly Frame[] = [
  'What would you want {topic} to understand about this?',
  'How would {topic} tell it, do you think, and what would be missing?',
  'What have you not said to {topic} so far?',
  'What is it about {topic} that stays with you here?',
  'How do you see {topic} in all this?',
  'What did you notice about {topic} that is not written down yet?',
]

/** The same where somebody may have died, or be very ill. */
export const personGently: readonly Frame[] = [
  'What is it about {topic} that you would like to have written down?',
  'What comes to you first when you think of {topic}?',
  'What would you like to put down about {topic} that is not here yet?',
  'What do you find yourself remembering about {topic}?',
]

export const topic: readonly Frame[] = [
  'What would you still like to say about {topic}?',
  'When you think of {topic}, what comes first?',
  'What would you say about {topic} if you had one more line?',
  'What have you left out about {topic}?',
  'How do you look at {topic} now that all this is written down?',
]
