import { plainLetters } from '../reading/letters.ts'
import { canonicalSpelling, joinWords } from '../reading/spelling.ts'

/** An element of a pattern: alternative words, any word, or the end of a sentence. */
export interface Place {
  readonly fits: ReadonlySet<string> | 'any' | 'end'
  readonly next: Next
}

/** The possible next places, computed on first use: most patterns are never matched that far. */
export type Next = () => readonly (Place | 'done')[]

export interface Pattern {
  readonly beginnings: readonly (Place & { readonly fits: ReadonlySet<string> })[]
  /** All its words, except the short forms that it may begin with. */
  readonly words: readonly string[]
}

export type Names = Readonly<Record<string, string>>

/**
 * A pattern is words, `(one|or another)`, a `?` after what may be missing, `~2` for up to two words
 * of any kind, `$` for the end of a sentence, `@name` for a pattern with a name.
 */
export function compilePattern(pattern: string, names: Names = {}): Pattern {
  const { part, words } = parsePattern(pattern, names)
  const places = placesOf(part, DONE)
  const beginnings = places.map((place) => {
    if (place === 'done' || typeof place.fits === 'string') {
      throw new Error(`A pattern begins with a word: ${pattern}`)
    }
    return { fits: withShortForms(place.fits), next: place.next }
  })
  return { beginnings, words }
}

const DONE: Next = () => ['done']

/** `I have` is read as one word, so a pattern that begins with `have` also begins with that one. */
const SHORT_FORMS = Object.entries({ have: 'ive', am: 'im', will: 'ill', would: 'id' }).map(
  (pair) => pair.map(canonicalSpelling) as [string, string],
)

function withShortForms(fits: ReadonlySet<string>): ReadonlySet<string> {
  const short = SHORT_FORMS.filter(([word]) => fits.has(word)).map(([, form]) => form)
  return short.length === 0 ? fits : new Set([...fits, ...short])
}

type Part =
  | { word: string }
  | { oneOf: readonly string[] }
  | { gap: number }
  | { end: true }
  | { options: readonly Optional[][] }
type Optional = Part & { optional?: boolean }

interface Parsed {
  readonly part: Part
  readonly words: readonly string[]
}

/** The pieces of a pattern, read one after the other. */
interface Pieces {
  readonly all: readonly string[]
  readonly names: Names
  readonly words: string[]
  at: number
}

function parsePattern(pattern: string, names: Names): Parsed {
  const all = pattern.match(/[()|?$]|~\d|[^\s()|?$~]+/g) ?? []
  const pieces: Pieces = { all, names, words: [], at: 0 }
  const part = alternatives(pieces)
  if (pieces.at !== all.length) throw new Error(`A bracket is missing: ${pattern}`)
  return { part, words: pieces.words }
}

const parsedNames = new WeakMap<Names, Map<string, Parsed>>()

/** Many patterns share a named part; it's parsed once for all of them. */
function named(name: string, names: Names): Parsed {
  const known = parsedNames.get(names) ?? new Map<string, Parsed>()
  parsedNames.set(names, known)
  const pattern = names[name]
  if (pattern === undefined) throw new Error(`Nothing has the name ${name}`)
  const meant = known.get(name) ?? parsePattern(pattern, names)
  known.set(name, meant)
  return meant
}

function alternatives(pieces: Pieces): Part {
  const options: Optional[][] = [[]]
  while (pieces.at < pieces.all.length && pieces.all[pieces.at] !== ')') {
    const piece = pieces.all[pieces.at++] as string
    const sequence = options.at(-1) ?? []
    if (piece === '|') options.push([])
    else if (piece === '?') sequence.push({ ...(sequence.pop() as Optional), optional: true })
    else if (piece === '(') sequence.push(group(pieces))
    else add(piece, sequence, pieces)
  }
  const oneOf = options.map(singleWord)
  return oneOf.every((word) => word !== undefined) ? { oneOf } : { options }
}

function singleWord(sequence: readonly Optional[]): string | undefined {
  const [only] = sequence
  return sequence.length === 1 && only && 'word' in only && !only.optional ? only.word : undefined
}

function group(pieces: Pieces): Optional {
  const oneOf = wordsAlone(pieces)
  if (oneOf) return { oneOf }
  const part = alternatives(pieces)
  pieces.at++
  return part
}

const SIGN = /^[()|?$~@]/

/** A group of single words, as most are. */
function wordsAlone(pieces: Pieces): string[] | undefined {
  const { all, words } = pieces
  const oneOf: string[] = []
  for (let at = pieces.at; ; at += 2) {
    const piece = all[at] ?? ')'
    const sign = all[at + 1]
    if (SIGN.test(piece) || (sign !== '|' && sign !== ')')) return undefined
    oneOf.push(spelledOnce(piece))
    if (sign === '|') continue
    pieces.at = at + 2
    for (const word of oneOf) words.push(word)
    return oneOf
  }
}

function add(piece: string, sequence: Optional[], pieces: Pieces): void {
  if (piece === '$') sequence.push({ end: true })
  else if (piece.startsWith('~')) sequence.push({ gap: Number(piece.slice(1)) })
  else if (piece.startsWith('@')) addNamed(piece.slice(1), sequence, pieces)
  else addWord(piece, sequence, pieces)
}

function addNamed(name: string, sequence: Optional[], { names, words }: Pieces): void {
  const meant = named(name, names)
  sequence.push(meant.part)
  for (const word of meant.words) words.push(word)
}

function addWord(piece: string, sequence: Optional[], { words }: Pieces): void {
  const word = spelledOnce(piece)
  const before = sequence.at(-1)
  const one = before && 'word' in before && !before.optional && joinWords(before.word, word)
  if (one) {
    sequence.pop()
    words.pop()
  }
  for (const each of one ? one.split(' ') : [word]) {
    sequence.push({ word: each })
    words.push(each)
  }
}

const spellings = new Map<string, string>()

/** Interned: the patterns have few words, many times each. */
function spelledOnce(piece: string): string {
  const known = spellings.get(piece)
  if (known !== undefined) return known
  const word = canonicalSpelling(plainLetters(piece))
  spellings.set(piece, word)
  return word
}

function chain(part: Optional, next: Next): ReturnType<Next> {
  const found = placesOf(part, next)
  return part.optional ? [...found, ...next()] : found
}

function placesOf(part: Part, next: Next): ReturnType<Next> {
  if ('word' in part) return [{ fits: new Set([part.word]), next }]
  if ('oneOf' in part) return [{ fits: new Set(part.oneOf), next }]
  if ('end' in part) return [{ fits: 'end', next }]
  if ('gap' in part) return withGap(part.gap, next)()
  return part.options.flatMap((sequence) =>
    sequence.reduceRight<Next>((after, each) => once(() => chain(each, after)), next)(),
  )
}

function withGap(most: number, next: Next): Next {
  if (most === 0) return next
  const after = withGap(most - 1, next)
  return once(() => [{ fits: 'any', next: after }, ...next()])
}

function once(make: Next): Next {
  let made: ReturnType<Next> | undefined
  return () => {
    made ??= make()
    return made
  }
}
