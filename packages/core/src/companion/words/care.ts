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
