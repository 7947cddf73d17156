import type { Frame } from '../voice.ts'

/** Named in three sentences or more. */
export const often: readonly Frame[] = [
  'You keep coming back to {topic}.',
  'Again and again it comes round to {topic}.',
  'You give the most room to {topic}.',
  'More of it is about {topic} than about anything else.',
  'Whatever else is in it, you return to {topic}.',
  'More of it goes to {topic} than to anything else.',
]

export const twice: readonly Frame[] = [
  'You come back to {topic} more than once.',
  'There is more than one line about {topic}.',
  'You return to {topic} before you are done.',
  'A good part of it goes to {topic}.',
]

export const two: readonly Frame[] = [
  'It is about {topic}, and about {other} too.',
  'You write about {topic}, and about {other}.',
  '{topic} and {other} are both in it.',
  'It moves between {topic} and {other}.',
  'You take in both {topic} and {other}.',
]

export const three: readonly Frame[] = [
  'There is a lot in it: {topic}, {other}, {third}.',
  'I find {topic} in it, and {other}, and {third}.',
  'It takes in {topic}, {other} and {third}.',
  'You go from {topic} to {other} and on to {third}.',
]

/** In the order of the text. */
export const span: readonly Frame[] = [
  'It begins with {topic} and ends with {other}.',
  'You set out from {topic} and arrive at {other}.',
  'Between the first line and the last you get from {topic} to {other}.',
  'You start at {topic}; by the end you are with {other}.',
]

export const people: readonly Frame[] = [
  'Two people stand close together in this: {topic} and {other}.',
  'You write of {topic}, and you write of {other}.',
  'Both {topic} and {other} have a part in it.',
  'I see {topic} in it, and {other}.',
]

/** A feeling and what it is next to: `{word}` is one or two words, `{said}` a line. */
export const felt: readonly Frame[] = [
  'Where you write about {topic}, the words are “{said}”.',
  'When it comes to {topic}, you write “{said}”.',
  '“{said}”, you write, with {topic} close by.',
  'Beside {topic} stands “{said}”.',
  'You write about {topic}, and in the same breath “{said}”.',
]

/** Ways to go on that ask nothing. */
export const invitations: readonly Frame[] = [
  'If you want to go on, {topic} would be a place to begin.',
  'There is room here for more about {topic}.',
  'You give {topic} only a little space; there can be more of that.',
  'I would read more about {topic}, if you care to write it.',
  'You could stay with {topic} for another few lines.',
  'Nothing more has to be said about {topic}, but it can be.',
  'You might stay with {topic} a little longer.',
  'Should you write on, {topic} could have the next line.',
  'A few more words about {topic} would be welcome here.',
]
export const invitationsToALine: readonly Frame[] = [
  'You could go on from “{quote}” whenever you like.',
  'There may be more behind “{quote}”; you decide.',
  'If one line is worth another page, it may be “{quote}”.',
  'I would begin again at “{quote}”, if you want to write on.',
  'You could take “{quote}” as a first line and see what follows.',
]
export const invitationsAnyway: readonly Frame[] = [
  'You can also leave it here: it is written down now.',
  'There is no hurry with any of it.',
  'Go on wherever you like; I read whatever comes.',
  'It does not have to become clearer today.',
  'Write on in whatever order it comes.',
  'What you leave out is yours to leave out.',
  'A single word more would do, or a whole page.',
  'You can put the next line anywhere, the middle of a thought included.',
  'None of this needs a conclusion.',
  'You may contradict yourself in the next line; that is allowed here.',
  'If something in my reading is off, put it right and I will go by that.',
  "Leave out what is nobody's business, and put in what you want to find again.",
  'It can be one more sentence, or none.',
  'Begin with the part that is easiest to say.',
  'You could also write the same thing once more, from the other end.',
  'Small things count as well.',
]
