import { isFiller, MAX_FILLERS } from '../reading/fillers.ts'
import type { Word } from '../reading/words.ts'
import type { Next, Pattern, Place } from './pattern.ts'

/** The range of a match: from a word up to, but excluding, another. */
export interface Found<Meaning> {
  readonly meaning: Meaning
  readonly from: number
  readonly to: number
}

/** A counter of comparisons; tests read it. */
export interface Work {
  steps: number
}

/** Finds all matches of patterns, each from its start as far as possible. */
export class Matcher<Meaning> {
  readonly #beginnings = new Map<string, { place: Place; meaning: Meaning }[]>()
  readonly #vocabulary = new Set<string>()

  add({ beginnings, words }: Pattern, meaning: Meaning): void {
    for (const word of words) this.#vocabulary.add(word)
    for (const place of beginnings) {
      for (const word of place.fits) {
        this.#vocabulary.add(word)
        this.#beginningWith(word).push({ place, meaning })
      }
    }
  }

  /** Whether a pattern has this word. */
  knows(word: string): boolean {
    return this.#vocabulary.has(word)
  }

  /** All matches; of two from the same word, the longer one. */
  *find(words: readonly Word[], work: Work): Generator<Found<Meaning>> {
    for (const [from, { word }] of words.entries()) {
      for (const { place, meaning } of this.#beginnings.get(word) ?? []) {
        const to = furthest(place, words, from + 1, work)
        if (to > from) yield { meaning, from, to }
      }
    }
  }

  #beginningWith(word: string) {
    const known = this.#beginnings.get(word) ?? []
    this.#beginnings.set(word, known)
    return known
  }
}

/** The possible next elements of a pattern, indexed, so that a word is looked up once. */
interface Choices {
  readonly done: boolean
  readonly ends: readonly Place[]
  readonly any: readonly Place[]
  readonly byWord: ReadonlyMap<string, readonly Place[]>
}

const sorted = new WeakMap<Next, Choices>()

function choicesOf(next: Next): Choices {
  const known = sorted.get(next)
  if (known) return known
  const following = next()
  const places = following.filter((place) => place !== 'done')
  const byWord = new Map<string, Place[]>()
  for (const place of places) {
    if (typeof place.fits === 'string') continue
    for (const word of place.fits) byWord.set(word, [...(byWord.get(word) ?? []), place])
  }
  const choices = {
    done: places.length < following.length,
    ends: places.filter(({ fits }) => fits === 'end'),
    any: places.filter(({ fits }) => fits === 'any'),
    byWord,
  }
  sorted.set(next, choices)
  return choices
}

function furthest({ next }: Place, words: readonly Word[], at: number, work: Work): number {
  work.steps++
  const { done, ends, any, byWord } = choicesOf(next)
  let best = done ? at : -1
  if (ends.length > 0 && isEnd(words, at)) best = Math.max(best, following(ends, words, at, work))
  if (any.length > 0 && isInSentence(words[at])) {
    best = Math.max(best, following(any, words, at + 1, work))
  }
  if (byWord.size === 0) return best
  // The next word may be here, or after fillers.
  for (let found = at; found <= at + MAX_FILLERS; found++) {
    const word = words[found]
    if (!word || word.before === 'sentence') break
    const places = byWord.get(word.word)
    if (places) best = Math.max(best, following(places, words, found + 1, work))
    if (!isFiller(word.word)) break
  }
  return best
}

function following(
  places: readonly Place[],
  words: readonly Word[],
  at: number,
  work: Work,
): number {
  let best = -1
  for (const place of places) best = Math.max(best, furthest(place, words, at, work))
  return best
}

function isInSentence(word: Word | undefined): boolean {
  return word !== undefined && word.before !== 'sentence' && word.before !== 'pause'
}

function isEnd(words: readonly Word[], at: number): boolean {
  const word = words[at]
  return word === undefined || word.before !== 'none'
}
