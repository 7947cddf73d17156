import type { Frame } from '../voice.ts'

/** A word for whoever wrote it, by how the text stands. */
export const caring = {
  /** For a hard text: no comfort that nobody can give, and no bright side. */
  low: [
    'It is on the page now, and need not all be kept in your head.',
    'This does not need a bright side.',
    'Nothing about it has to be solved in this minute.',
    'You do not have to be reasonable about it here.',
    'It may stand here as unfinished as it is.',
    'There is no right way to put this, and you have put it.',
    'That is a lot to have in one day.',
    'You do not have to make it smaller for anybody who reads it here.',
  ],

  /** For what weighs and cannot be changed. */
  heavy: [
    'I will not try to say anything wise about it.',
    'There is nothing here that needs tidying up.',
    'It does not have to make sense.',
    'This needs no answer from me.',
    'It can stand here just as you put it.',
    'There is no hurry about any of this.',
  ],

  /** For more than one thing at once. */
  mixed: [
    'It does not have to add up.',
    'There is room for all of that in one text.',
    'The one does not make the other less true.',
  ],

  /** For a good day: nothing has to be made of it. */
  high: [
    'It can simply stand there as it was.',
    'Nothing has to be made of it.',
    'It is yours to keep, and now it is written down.',
    'It needs no more than that.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>
