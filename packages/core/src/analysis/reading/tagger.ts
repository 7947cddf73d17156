import type { TokenItsFunction } from 'wink-nlp'
import { unstretch } from './drawn-out.ts'

/** A word as input of the tagger, with preceding punctuation that separates clauses. */
interface Untagged {
  readonly lower: string
  readonly text: string
  /** Joined to the word before, as `'s` is. */
  readonly joined: boolean
  readonly breaks: boolean
}

export interface Tagged {
  /** The part of speech, by the names of Universal Dependencies. */
  readonly pos: string
  /** The base form: `move` for `moving`. */
  readonly lemma: string
}

/** The part of speech and base form of each word of a sentence, in order. */
export type Tagger = <T extends Untagged>(words: readonly T[]) => (T & Tagged)[]

/** An endless sentence is read in pieces. */
const PIECE = 120
const READABLE = /^[a-z']+$/i

let loading: Promise<Tagger> | undefined

/**
 * Loads the English tagger, three megabytes, lazily and once: the model more than doubles in memory
 * each time it's opened.
 */
export function loadTagger(): Promise<Tagger> {
  loading ??= openTagger().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function openTagger(): Promise<Tagger> {
  const [{ default: winkNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ])
  const { readDoc, its } = winkNlp(model, ['pos'])
  const tagPiece: Tagger = (words) => {
    const { line, placed } = lineOf(words)
    const tokens = readDoc(line).tokens()
    const spaces = tokens.out(its.precedingSpaces)
    const tags = tokens.out(its.pos)
    const lemmas = tokens.out(its.lemma as TokenItsFunction<unknown>)
    const at = new Map<number, Tagged>()
    let offset = 0
    for (const [index, value] of tokens.out(its.value).entries()) {
      offset += String(spaces[index]).length
      at.set(offset, { pos: String(tags[index]), lemma: baseForm(lemmas[index], value) })
      offset += value.length
    }
    return placed.map(({ word, start }) => ({ ...word, ...(at.get(start) ?? unknownTag(word)) }))
  }
  return (words) => {
    const pieces = Math.ceil(words.length / PIECE)
    return Array.from({ length: pieces }, (_, n) =>
      tagPiece(words.slice(n * PIECE, (n + 1) * PIECE)),
    ).flat()
  }
}

const unknownTag = ({ lower }: Untagged): Tagged => ({ pos: 'X', lemma: lower })

/**
 * The library looks up base forms in a plain object: for `constructor` it returns an inherited
 * function.
 */
function baseForm(lemma: unknown, value: string): string {
  return (typeof lemma === 'string' ? lemma : value).toLowerCase()
}

/** Joins the words to one line, each at a known position, without those of other scripts. */
function lineOf<T extends Untagged>(words: readonly T[]) {
  let line = ''
  const placed = words.map((word, index) => {
    const { text, lower, joined, breaks } = word
    if (breaks) line += ' ,'
    if (!joined) line += ' '
    const start = line.length
    // The capital at the start of a sentence would make any word a name.
    const isName = index > 0 && /^\p{Lu}/u.test(text)
    line += READABLE.test(lower) ? spellForTagger(unstretch(lower), isName) : ','
    return { word, start }
  })
  return { line, placed }
}

const spellForTagger = (lower: string, isName: boolean) =>
  isName ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
