import type { Frame } from '../voice.ts'

/** A word of care, by how heavy the text is. */
export const caring = {
  /** No false comfort, no lesson, no bright side. */
  heavy: [
    'That’s not a small thing.',
    'You don’t have to make it smaller here.',
    'You don’t need an answer to write it down.',
    'There’s no hurry about any of it.',
    'Now it’s not only in your head.',
    'You don’t have to be brave about it here.',
    'That’s a lot to carry around.',
    'You don’t have to have a solution.',
  ],

  /** For what can't be changed. */
  grave: [
    'There are no right words for this, and you don’t have to find any.',
    'Nothing I could say would be big enough for that.',
    'I won’t try to say anything wise about it.',
    'You don’t have to hold it together here.',
    'You can leave it just like that.',
    'There’s no hurry about any of this.',
    'It doesn’t have to make sense.',
    'You don’t have to explain any of it.',
    'Thank you for writing it down here.',
    'This doesn’t need a bright side.',
    'You don’t have to be strong about it here.',
    'If all you have next is one word, that’s enough.',
  ],

  /** For a good or an ordinary day: nothing has to be made of it. */
  light: [
    'You can leave it just the way it was.',
    'It doesn’t have to mean anything.',
    'Small things count here.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** Instead of a quote, where a message is a single line. */
export const aLine = {
  grave: caring.grave,
  heavy: caring.heavy,
  glad: [
    'That’s one to keep.',
    'That deserves its own line.',
    'Good thing you wrote it down.',
    'That one can stay just like that.',
  ],
  light: ['It’s on the page now.', 'There it is, in one line.', 'That’s written down now.'],
  wry: ['That doesn’t sound like praise.', 'I’m guessing you mean the opposite.'],
  /** For a day on which nothing stands out. */
  ordinary: [
    'Sometimes a day is just a day.',
    'A day like that doesn’t have to mean anything.',
    'You can leave that just the way it was.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** Continuations that ask nothing. */
export const invitations = {
  grave: [
    'You can keep writing, or leave it: it’s written down now.',
    'If there’s more, write it in any order.',
    'You can leave out whatever you want to leave out.',
    'One more word is fine, and so is none.',
    'You can stop here and pick it up another day.',
    'It can be one more sentence, or none.',
  ],
  heavy: [
    'If there’s more, write it in any order.',
    'You could write down the part you wouldn’t say out loud.',
    'It’s fine if it contradicts itself.',
    'A list is fine, or half a sentence.',
    'You can also stop here and pick it up another day.',
    'If I picked the wrong line, tell me which one matters.',
  ],
  light: [
    'There may be more to that line than fits in it.',
    'You could write about what came just before it.',
    'You could write about what came after it.',
    'You could add the detail only you would have noticed.',
    'If I picked the wrong line, tell me which one matters.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>
