import { isFiller, MOST_FILLERS } from '../reading/fillers.ts'
import type { Word } from '../reading/words.ts'
import type { Place } from './pattern.ts'

/** Where something was found: from a word up to, but without, another. */
export interface Found<Meaning> {
  readonly meaning: Meaning
  readonly from: number
  readonly to: number
}

/** How many places of patterns were compared with words; tests read it. */
export interface Work {
  steps: number
}

/** Finds patterns in words, each from wherever it begins, as far as it reaches. */
export class Matcher<Meaning> {
  readonly #beginnings = new Map<string, { place: Place; meaning: Meaning }[]>()
  readonly #vocabulary = new Set<string>()

  add(places: readonly Place[], meaning: Meaning): void {
    for (const place of places) {
      for (const word of place.fits) this.#beginningWith(word).push({ place, meaning })
      this.#learn(place)
    }
  }

  /** Whether a pattern has this word. */
  knows(word: string): boolean {
    return this.#vocabulary.has(word)
  }

  /** Everything that is there; of two readings from the same word, the longer one. */
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

  #learn(place: Place | 'done', seen = new Set<Place>()): void {
    if (place === 'done' || seen.has(place)) return
    seen.add(place)
    if (typeof place.fits !== 'string') for (const word of place.fits) this.#vocabulary.add(word)
    for (const next of place.next) this.#learn(next, seen)
  }
}

function reach(place: Place | 'done', words: readonly Word[], at: number, work: Work): number {
  work.steps++
  if (place === 'done') return at
  if (place.fits === 'end') return isEnd(words, at) ? furthest(place, words, at, work) : -1
  const found = afterFillers(place, words, at)
  return found < 0 ? -1 : furthest(place, words, found + 1, work)
}

function furthest({ next }: Place, words: readonly Word[], at: number, work: Work): number {
  return next.reduce((best, place) => Math.max(best, reach(place, words, at, work)), -1)
}

function isEnd(words: readonly Word[], at: number): boolean {
  const word = words[at]
  return word === undefined || word.before !== 'none'
}

/** The first word that fits, where only fillers lie before it. */
function afterFillers({ fits }: Place, words: readonly Word[], at: number): number {
  for (let skipped = 0; skipped <= MOST_FILLERS; skipped++) {
    const word = words[at + skipped]
    if (!word || word.before === 'sentence') return -1
    if (fits === 'any') return word.before === 'pause' ? -1 : at + skipped
    if (typeof fits !== 'string' && fits.has(word.word)) return at + skipped
    if (!isFiller(word.word)) return -1
  }
  return -1
}
