import type { Frame } from '../voice.ts'

/** A word of care, by how heavy the text is. */
export const caring = {
  /** No false comfort, no lesson, no bright side. */
  heavy: [
    'That’s not a small thing.',
    'You don’t have to play it down here.',
    'You don’t need an answer to write about it.',
    'There’s no rush to figure any of it out.',
    'Now it’s on the page, not just in your head.',
    'You don’t have to be brave about it here.',
    'That’s a lot to carry around.',
    'You don’t have to have a solution.',
  ],

  /** For what can't be changed. */
  grave: [
    'There are no right words for this, and you don’t have to find any.',
    'Nothing I could say would be enough.',
    'I won’t try to say anything wise about it.',
    'You don’t have to hold it together here.',
    'You can leave it at that.',
    'You can take your time with this.',
    'It doesn’t have to make sense.',
    'You don’t have to explain any of it.',
    'Thank you for writing it down here.',
    'You don’t have to look for a bright side.',
    'You don’t have to be strong here.',
    'If one word is all you have right now, that’s enough.',
  ],

  /** For a good or an ordinary day: nothing has to be made of it. */
  light: [
    'You don’t have to make anything of it.',
    'It doesn’t have to mean anything.',
    'Small things count, too.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** Instead of a quote, where a message is a single line. */
export const aLine = {
  grave: caring.grave,
  heavy: caring.heavy,
  glad: [
    'That’s one to keep.',
    'That deserves its own line.',
    'That’s worth writing down.',
    'That’s a line to come back to.',
  ],
  light: ['It’s on the page now.', 'Sometimes one line is enough.', 'That’s written down now.'],
  wry: ['That doesn’t sound like praise.', 'I’m guessing you mean the opposite.'],
  /** For a day on which nothing stands out. */
  ordinary: [
    'Sometimes a day is just a day.',
    'A day like that doesn’t have to mean anything.',
    'Ordinary days belong here, too.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** Continuations that ask nothing. */
export const invitations = {
  grave: [
    'You can keep writing or leave it there. It’s written down now.',
    'If there’s more, you can write it in any order.',
    'You can leave out anything you want.',
    'One more word is fine, and so is stopping here.',
    'You can stop here and pick it up another day.',
    'You can write one more sentence, or none at all.',
  ],
  heavy: [
    'If there’s more, you can write it in any order.',
    'You could write down the part you wouldn’t say out loud.',
    'It’s fine if you contradict yourself.',
    'A list is fine, and so is half a sentence.',
    'You can also stop here and pick it up another day.',
    'If I picked the wrong line, tell me which one matters.',
  ],
  light: [
    'There may be more to say about that.',
    'You could write about what happened just before that.',
    'You could write about what happened after that.',
    'You could add a detail only you would have noticed.',
    'If I picked the wrong line, tell me which one matters.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>
