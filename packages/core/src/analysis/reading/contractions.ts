import type { Word } from './words-in-place.ts'

const SHORTENED = /^(.+)('(?:m|re|ve|ll|d|s)|n't)$/
const WHOLE: Readonly<Record<string, string>> = {
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
  "n't": 'not',
}
const STEMS: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'is' }
/** After these, `'s` is `is` or `has`; elsewhere it may be a possessive. */
const SUBJECTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'he she it that there here what who how where when why this everything nothing'.split(' '),
)
/** Written without the apostrophe. */
const HASTY: Readonly<Record<string, string>> = {
  im: "i'm",
  ive: "i've",
  dont: "don't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wasnt: "wasn't",
  isnt: "isn't",
  doesnt: "doesn't",
  wont: "won't",
  wouldnt: "wouldn't",
  arent: "aren't",
  havent: "haven't",
  hasnt: "hasn't",
  cannot: "can't",
}

/** Expands a contraction: `wasn't` is `was` and `not`. */
export function expandContraction(word: Word): Word[] {
  const full = HASTY[word.lower] ?? word.lower
  const [, stem, short] = SHORTENED.exec(full) ?? []
  if (stem === undefined || short === undefined) return [word]
  const second = WHOLE[short] ?? (SUBJECTS.has(stem) ? 'is' : short)
  const drawn = full === word.lower ? short.length : shortLength(word.lower, stem)
  const at = word.end - drawn
  const cut = word.text.length - drawn
  return [
    { text: word.text.slice(0, cut), lower: STEMS[stem] ?? stem, start: word.start, end: at },
    { text: word.text.slice(cut), lower: second, start: at, end: word.end },
  ]
}

function shortLength(hasty: string, stem: string): number {
  return Math.max(1, hasty.length - stem.length)
}
