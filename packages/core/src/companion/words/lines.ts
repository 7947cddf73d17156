import type { Frame } from '../voice.ts'

/** A line that says more than the others. */
export const key: readonly Frame[] = [
  'One line says a lot of it: “{quote}”.',
  'You write: “{quote}”.',
  '“{quote}”, you write.',
  'The line that stands out is “{quote}”.',
  'You put it this way: “{quote}”.',
  'In one place you write “{quote}”.',
  'A line to stay with might be “{quote}”.',
  'Among all of it there is “{quote}”.',
  'In your own words: “{quote}”.',
  'It is there in one line: “{quote}”.',
]

/** The only line. */
export const only: readonly Frame[] = [
  '“{quote}”: you leave it at that.',
  'You put it in one line: “{quote}”.',
  'You write one line: “{quote}”.',
  'It fits into one line: “{quote}”.',
  'One sentence, then: “{quote}”.',
  '“{quote}”, you write, and stop there.',
]

/** What stands beside a line that was quoted. */
export const rightAfter: readonly Frame[] = [
  'Right after it comes “{quote}”.',
  'And the next thing you write is “{quote}”.',
  'You go on with “{quote}”.',
  'It is followed by “{quote}”.',
]
export const rightBefore: readonly Frame[] = [
  'Just before it you write “{quote}”.',
  'The line before it is “{quote}”.',
  'What leads up to it is “{quote}”.',
]

/** Where a text turns: the quotation begins with the word that turns it. */
export const turn: readonly Frame[] = [
  'It turns at “{quote}”.',
  'And then there is “{quote}”.',
  'The other side of it is “{quote}”.',
  'You do not leave it there: “{quote}”.',
  'Then it changes direction: “{quote}”.',
  'You set one thing against the other: “{quote}”.',
]

export const unknown: readonly Frame[] = [
  'You leave something open: “{quote}”.',
  '“{quote}”: you let that stay open.',
  'There is something you do not claim to know: “{quote}”.',
  '“{quote}”, you write, and do not force an answer.',
  'One thing stays unsettled: “{quote}”.',
]

export const wish: readonly Frame[] = [
  'There is a wish in it: “{quote}”.',
  '“{quote}” is a wish, as I read it.',
  'What you would like is in there too: “{quote}”.',
  'A wish shows in one place: “{quote}”.',
]

export const should: readonly Frame[] = [
  'There is a “should” in it: “{quote}”.',
  'One line puts a demand on you: “{quote}”.',
  '“{quote}” is there as well, with its “should”.',
]

export const plan: readonly Frame[] = [
  'You have written down a next step: “{quote}”.',
  'Something is already pointed forward: “{quote}”.',
  '“{quote}” looks ahead.',
  'There is a next thing in it: “{quote}”.',
  'Part of it already looks ahead: “{quote}”.',
]

export const past: readonly Frame[] = [
  'Part of it looks back: “{quote}”.',
  '“{quote}” measures now against then.',
  'You set it beside how it was: “{quote}”.',
]

export const ending: readonly Frame[] = [
  'You end on “{quote}”.',
  'The last thing you write is “{quote}”.',
  'It closes with “{quote}”.',
  'And the end of it is “{quote}”.',
  'You stop at “{quote}”.',
  'You leave off at “{quote}”.',
]

/** Something good in a hard text. */
export const bright: readonly Frame[] = [
  'Not all of it is heavy: “{quote}”.',
  'In the same breath there is “{quote}”.',
  'Something lighter is in it too: “{quote}”.',
  'And yet you also put down “{quote}”.',
  'You made room for “{quote}” as well.',
]

/** Something hard in a good text. */
export const dark: readonly Frame[] = [
  'It is not only bright: “{quote}” is in there too.',
  'You keep the harder part in: “{quote}”.',
  'One line is less easy: “{quote}”.',
  'You do not leave out “{quote}”.',
]

export const ownQuestion: readonly Frame[] = [
  'You put a question to yourself, the one that begins “{quote}”, and leave it unanswered.',
  'One question in it is your own: it begins “{quote}”.',
  'Your own question is still standing there, the one that begins “{quote}”.',
]

/** What the message takes up again. `{topic}` is in both. */
export const fromDraft: readonly Frame[] = [
  'In the draft you come to {topic} as well: “{quote}”.',
  'The draft has {topic} in it too: “{quote}”.',
  'That goes back to {topic} in the draft, where you write “{quote}”.',
]
export const besideDraft: readonly Frame[] = [
  'In the draft the line beside it would be “{quote}”.',
  'The draft puts it another way: “{quote}”.',
  'I also have the draft before me, with “{quote}” in it.',
]
export const fromBefore: readonly Frame[] = [
  'A little earlier you wrote “{quote}”, and {topic} came up there too.',
  'You had {topic} in it before: “{quote}”.',
  'That goes back to what you wrote before about {topic}: “{quote}”.',
]
export const besideBefore: readonly Frame[] = [
  'A little earlier here it was “{quote}”.',
  'You began with “{quote}”, and this comes on top of it.',
  'It belongs, I take it, to what you wrote before: “{quote}”.',
]

/** A message of one word, or of a few that make no sentence. */
export const oneWord: readonly Frame[] = [
  'You write one word: “{quote}”.',
  'One word, then, and it is “{quote}”.',
  'I have one word to go by: “{quote}”.',
]
export const fewWords: readonly Frame[] = [
  'You write “{quote}”, and no more for now.',
  'A few words only: “{quote}”.',
  'I have these words to go by: “{quote}”.',
]
