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
  readonly #learned = new WeakSet<Place>()

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

  #learn(place: Place | 'done'): void {
    if (place === 'done' || this.#learned.has(place)) return
    this.#learned.add(place)
    if (typeof place.fits !== 'string') for (const word of place.fits) this.#vocabulary.add(word)
    for (const next of place.next) this.#learn(next)
  }
}

/** What may follow in a pattern, sorted by how it is found, so that a word is looked up once. */
interface Choices {
  readonly done: boolean
  readonly ends: readonly Place[]
  readonly any: readonly Place[]
  readonly byWord: ReadonlyMap<string, readonly Place[]>
}

const sorted = new WeakMap<Place['next'], Choices>()

function choicesOf(next: Place['next']): Choices {
  const known = sorted.get(next)
  if (known) return known
  const places = next.filter((place) => place !== 'done')
  const byWord = new Map<string, Place[]>()
  for (const place of places) {
    if (typeof place.fits === 'string') continue
    for (const word of place.fits) byWord.set(word, [...(byWord.get(word) ?? []), place])
  }
  const choices = {
    done: places.length < next.length,
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
  const follow = (places: readonly Place[], from: number) => {
    for (const place of places) best = Math.max(best, furthest(place, words, from, work))
  }
  if (ends.length > 0 && isEnd(words, at)) follow(ends, at)
  const word = words[at]
  if (any.length > 0 && word && word.before !== 'sentence' && word.before !== 'pause') {
    follow(any, at + 1)
  }
  for (const found of afterFillers(words, at))
    follow(byWord.get(wordAt(words, found)) ?? [], found + 1)
  return best
}

const wordAt = (words: readonly Word[], at: number) => words[at]?.word ?? ''

function isEnd(words: readonly Word[], at: number): boolean {
  const word = words[at]
  return word === undefined || word.before !== 'none'
}

/** Where the next word may be: here, or after words that change nothing. */
function* afterFillers(words: readonly Word[], at: number): Generator<number> {
  for (let skipped = 0; skipped <= MOST_FILLERS; skipped++) {
    const word = words[at + skipped]
    if (!word || word.before === 'sentence') return
    yield at + skipped
    if (!isFiller(word.word)) return
  }
}
