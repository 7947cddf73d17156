import type { Frame } from '../voice.ts'

/** A word of care, by how heavy the text is. */
export const caring = {
  /** No false comfort, no lesson, no bright side. */
  heavy: [
    'That is not a small thing.',
    'You do not have to make it smaller here.',
    'It does not need a solution to be written down.',
    'There is no hurry about any of it.',
    'Now it is not only in your head.',
    'You do not have to be brave about it here.',
    'That is a lot to carry around.',
    'You do not have to have an answer to it.',
  ],

  /** For what can't be changed. */
  grave: [
    'There are no right words for this, and you do not have to find any.',
    'Nothing I could say would be large enough for that.',
    'I will not try to say anything wise about it.',
    'You do not have to hold it together here.',
    'It can stand here just as you put it.',
    'There is no hurry about any of this.',
    'It does not have to make sense.',
    'You do not have to explain any of it.',
    'Thank you for writing it down here.',
    'This does not need a bright side.',
    'You do not have to be strong about it here.',
    'Whatever comes next may be only a word.',
  ],

  /** For a good or an ordinary day: nothing has to be made of it. */
  light: [
    'It can simply stand there as it was.',
    'Nothing has to be made of it.',
    'Small things count here.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** Instead of a quote, where a message is a single line. */
export const aLine = {
  grave: caring.grave,
  heavy: caring.heavy,
  glad: [
    'That is one to keep.',
    'That deserves a line of its own.',
    'Good that it is written down.',
    'That can stand there just like that.',
  ],
  light: ['It is on the page now.', 'There it is, in one line.', 'That is written down now.'],
  wry: ['That does not read like praise.', 'I read that the other way round.'],
  /** For a day on which nothing stands out. */
  ordinary: [
    'A day may be just a day.',
    'Nothing has to be made of a day like that.',
    'That can simply stand there as it was.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** Continuations that ask nothing. */
export const invitations = {
  grave: [
    'You can go on from here, or leave it: it is written down now.',
    'If there is more, it can come in any order.',
    'What you leave out is yours to leave out.',
    'One more word would do, and so would none.',
    'You can stop here, and come back to it another day.',
    'It can be one more sentence, or none.',
  ],
  heavy: [
    'If there is more, it can come in any order.',
    'You could write down the part that you would not say aloud.',
    'It may contradict itself; that is allowed here.',
    'A list would do, or half a sentence.',
    'You can stop here as well, and come back to it another day.',
    'If I took up the wrong line, tell me which one is the right one.',
  ],
  light: [
    'There may be more in that line than fits into it.',
    'You could go on with what came just before it.',
    'You could go on with what came after it.',
    'You could add the detail that only you would have noticed.',
    'If I took up the wrong line, tell me which one is the right one.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>
