import { tokensOf } from './tokens.ts'

/** The number of hash buckets for features. */
export const BUCKET_BITS = 21

/**
 * Words and bigrams have even buckets, character n-grams odd ones; each kind is normalized
 * separately.
 */
export const kindOf = (bucket: number) => bucket & 1

const PIECE = 'c'
const MIN_NGRAM_CHARS = 3
const MAX_NGRAM_CHARS = 5
const DENIES = /^(?:not|no|never|cannot|without|hardly|dont|cant|isnt|wasnt|didnt|wont|\S+n't)$/
const ENDS_DENIAL = /^(?:[.,!?].*|but)$/
const DENIAL_REACHES = 4

/**
 * The features of a sentence as bucket counts: words, bigrams, negated words, and character
 * n-grams, so that misspelled words match, too.
 */
export function featuresOf(tokens: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const key of keysOf(tokens)) {
    const bucket = bucketOf(key)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

/** The buckets of the words of a text alone. */
export function wordBuckets(text: string): number[] {
  const words = tokensOf(text).filter((token) => /^\p{L}/u.test(token) && token !== 'zcaps')
  return words.map((word) => bucketOf(`w${word}`))
}

function bucketOf(key: string): number {
  const place = numberOf(key) & ((1 << (BUCKET_BITS - 1)) - 1)
  return place * 2 + (key.startsWith(PIECE) ? 1 : 0)
}

function* keysOf(tokens: readonly string[]): Generator<string> {
  let before = '<s>'
  let denied = 0
  for (const token of tokens) {
    yield `w${token}`
    yield `w${before} ${token}`
    before = token
    if (ENDS_DENIAL.test(token)) denied = 0
    if (denied-- > 0) yield `n${token}`
    if (DENIES.test(token)) denied = DENIAL_REACHES
    yield* piecesOf(token)
  }
  yield `w${before} </s>`
}

function* piecesOf(token: string): Generator<string> {
  if (!/^\p{L}/u.test(token)) return
  const framed = `_${token}_`
  for (let length = MIN_NGRAM_CHARS; length <= MAX_NGRAM_CHARS && length < framed.length; length++)
    for (let at = 0; at + length <= framed.length; at++)
      yield `${PIECE}${framed.slice(at, at + length)}`
}

/** FNV-1a with a final mixing step: its low bits alone collide too often. */
export function numberOf(key: string): number {
  let state = 2166136261
  for (let at = 0; at < key.length; at++) {
    state ^= key.charCodeAt(at)
    state = Math.imul(state, 16777619)
  }
  state ^= state >>> 15
  state = Math.imul(state, 0x2c1b3c6d)
  return (state ^ (state >>> 12)) >>> 0
}
