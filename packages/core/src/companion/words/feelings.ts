import type { Frame } from '../voice.ts'

/** A feeling that was named, by how strongly. `{said}` is what was written. */
export const named: Readonly<Record<'slight' | 'clear' | 'strong', readonly Frame[]>> = {
  strong: [
    'You do not soften it: “{said}”.',
    '“{said}” is strongly put, and you let it stand.',
    'You put it strongly: “{said}”.',
    'There is nothing small about it in your words: “{said}”.',
    'Among the strongest words in this: “{said}”.',
    'You say it at full strength: “{said}”.',
    '“{said}”, you write, and you take none of it back.',
  ],
  clear: [
    'You name it plainly: “{said}”.',
    '“{said}” is how you put it.',
    'You say it outright: “{said}”.',
    'The feeling has your own words here: “{said}”.',
    'You call it by its name: “{said}”.',
    'In your words it is “{said}”.',
    'You write it without a detour: “{said}”.',
    '“{said}”: that much is clear from what you wrote.',
  ],
  slight: [
    'You put it carefully: “{said}”.',
    '“{said}” is how you put it, and no more than that.',
    'You keep the words for it small: “{said}”.',
    'Only so much, you write: “{said}”.',
    'You say it quietly: “{said}”.',
    'It is said lightly: “{said}”.',
  ],
}

/** Good and bad at once. */
export const mixed: readonly Frame[] = [
  '“{a}” and “{b}” stand side by side here, and you let both be true.',
  'Both are in it: “{a}”, and also “{b}”.',
  'You write “{a}”, and you write “{b}”, and neither cancels the other.',
  'Two things hold at once in this: “{a}” and “{b}”.',
  'There is “{a}” in it, and there is “{b}”.',
  'It is not one thing only: “{a}” is there, and so is “{b}”.',
  'You do not choose between “{a}” and “{b}”; you put down both.',
]

/** From one feeling to another, in the order of the text. */
export const moved: readonly Frame[] = [
  'It goes from “{a}” to “{b}” as you write.',
  'First it is “{a}”, further on “{b}”.',
  'You begin near “{a}” and come to “{b}”.',
  '“{a}” comes first, and “{b}” after it.',
]

/** A feeling that was ruled out. */
export const denied: readonly Frame[] = [
  'You also say what it is not: “{said}”.',
  'One thing you rule out: “{said}”.',
  '“{said}”, you write, so I will not assume it.',
  'You are careful to say “{said}”.',
]

/** No feeling is named. `{quote}` is a line of the text. */
export const unnamed: readonly Frame[] = [
  'What it does with you is left open, and I will not fill it in.',
  'No feeling is named here, and I will not guess one.',
  'How it felt is not written here, and it does not have to be.',
  'There is no word in it for a feeling, so I take it as it stands.',
  'How it was for you is left open here.',
]

/** The same where something weighs. */
export const unnamedGently: readonly Frame[] = [
  'How it felt is not written here, and it does not have to be.',
  'No feeling is named here, and I will not guess one.',
  'How it is for you is yours to say, or not to.',
]

/** A remark on the words that were just quoted. */
export const degree: Readonly<Record<'slight' | 'clear' | 'strong', readonly Frame[]>> = {
  strong: [
    'You do not make “{word}” any smaller than it is.',
    'To say “{word}” is to say it strongly.',
    'There is no “a bit” in it: “{word}”.',
  ],
  clear: [
    'The word you choose is “{word}”.',
    'You say “{word}”, and you say it plainly.',
    'For the feeling you have one word: “{word}”.',
  ],
  slight: ['You leave it at “{word}”.', 'No more than “{word}”, you say.'],
}

/** Everything is written in capitals. */
export const loud: readonly Frame[] = [
  'You wrote it in capitals.',
  'All of it is in capitals.',
  'It comes in capitals, from start to finish.',
]
