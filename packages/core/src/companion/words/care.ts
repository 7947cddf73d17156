import type { Frame } from '../voice.ts'

/** A word for whoever wrote it, by how much lies in the text. */
export const caring = {
  /** No comfort that nobody can give, no lesson and no bright side. */
  heavy: [
    'You do not have to make it smaller here.',
    'It can stand here just as you put it.',
    'There is no hurry about any of this.',
    'It does not have to make sense yet.',
    'None of it has to be put nicely here.',
    'You may leave it as unfinished as it is.',
    'Thank you for putting it into words.',
    'You do not have to explain it any further than you want to.',
    'It is good that you wrote it down.',
    'You can leave it exactly as it is.',
  ],

  /** For what nobody can change. */
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
    'It is yours to keep, and now it is written down.',
    'Small things count here.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** In place of a quotation, where a message is a line and nothing more. */
export const aLine = {
  grave: caring.grave,
  heavy: caring.heavy,
  glad: [
    'That is one to keep.',
    'That deserves a line of its own.',
    'Good that it is written down.',
    'That can stand there just like that.',
  ],
  light: [
    'Thank you for telling me.',
    'Thank you for writing it down.',
    'There is room for that here.',
    'It can stand here just as you put it.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** Ways to go on that ask nothing. */
export const invitations: readonly Frame[] = [
  'You can go on from here, or leave it: it is written down now.',
  'If there is more, it can come in any order.',
  'What you leave out is yours to leave out.',
  'One more word would do, or a whole page.',
  'None of this needs a conclusion.',
  'If my reading is off, put it right and I go by your words.',
  'You can stop here as well, and come back to it another day.',
  'Begin anywhere, the middle of a thought included.',
  'Whatever else belongs here has room.',
  'You can write on for as long as you like.',
  'It can be one more sentence, or none.',
  'The next line can be about something else altogether.',
  'Nobody is waiting for a better version of it.',
  'It may contradict itself; that is allowed here.',
]
