import type { TokenItsFunction } from 'wink-nlp'
import { undrawn } from './drawn-out.ts'

/** A word as the tagger is given it: with what stands before it, if that parts clauses. */
export interface Untagged {
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

/** Parts of speech and base forms of the words of a sentence, in their order. */
export type Tagger = (words: readonly Untagged[]) => Tagged[]

/** A sentence without an end is read in pieces. */
const PIECE = 120
const READABLE = /^[a-z']+$/i

/** Loads the tagger for English, which is three megabytes of words: only when it is needed. */
export async function loadTagger(): Promise<Tagger> {
  const [{ default: winkNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ])
  const { readDoc, its } = winkNlp(model, ['pos'])
  const tagPiece: Tagger = (words) => {
    const { line, starts } = lineOf(words)
    const tokens = readDoc(line).tokens()
    const values = tokens.out(its.value) as string[]
    const spaces = tokens.out(its.precedingSpaces) as string[]
    const tags = tokens.out(its.pos) as string[]
    const lemmas = tokens.out(its.lemma as TokenItsFunction<unknown>) as unknown[]
    const at = new Map<number, number>()
    let offset = 0
    for (const [index, value] of values.entries()) {
      offset += spaces[index]?.length ?? 0
      at.set(offset, index)
      offset += value.length
    }
    return words.map(({ lower }, index) => {
      const found = at.get(starts[index] ?? -1)
      if (found === undefined) return { pos: 'X', lemma: lower }
      const lemma = lemmas[found]
      // What an object inherits passes for a base form: that of `constructor` is a function.
      return {
        pos: tags[found] ?? 'X',
        lemma: typeof lemma === 'string' ? lemma.toLowerCase() : lower,
      }
    })
  }
  return (words) => {
    const tagged = []
    for (let from = 0; from < words.length; from += PIECE)
      tagged.push(...tagPiece(words.slice(from, from + PIECE)))
    return tagged
  }
}

/** The words in one line, each where the tagger will find it, those of other scripts left out. */
function lineOf(words: readonly Untagged[]): { line: string; starts: number[] } {
  let line = ''
  const starts: number[] = []
  for (const { text, lower, joined, breaks } of words) {
    if (breaks) line += ' ,'
    if (!joined) line += ' '
    starts.push(line.length)
    // The capital at the beginning of a sentence would make a name of any word.
    const isName = starts.length > 1 && /^\p{Lu}/u.test(text)
    line += READABLE.test(lower) ? spelled(undrawn(lower), isName) : ','
  }
  return { line, starts }
}

const spelled = (lower: string, isName: boolean) =>
  isName ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
