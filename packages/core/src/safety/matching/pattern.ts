import { plainLetters } from '../reading/letters.ts'
import { joined, spelled } from '../reading/spelling.ts'

/** A place in a pattern: the words that fit, or any word, or that a sentence ends here. */
export interface Place {
  readonly fits: ReadonlySet<string> | 'any' | 'end'
  readonly next: readonly (Place | 'done')[]
}

type Next = readonly (Place | 'done')[]
export type Names = Readonly<Record<string, string>>

/**
 * A pattern is words, `(one|or another)`, a `?` after what may be missing, `~2` for up to two words
 * of any kind, `$` for the end of a sentence, `@name` for a pattern with a name.
 */
export function compiled(pattern: string, names: Names = {}): readonly Place[] {
  const pieces = named(pattern, names).match(/[()|?$]|~\d|[^\s()|?$~]+/g) ?? []
  const { options, rest } = alternatives(pieces)
  if (rest.length > 0) throw new Error(`A bracket is missing: ${pattern}`)
  const places = chained({ options }, ['done'])
  if (places.some((place) => place === 'done' || typeof place.fits === 'string')) {
    throw new Error(`A pattern begins with a word: ${pattern}`)
  }
  return places as readonly Place[]
}

function named(pattern: string, names: Names): string {
  return pattern.replace(/@(\w+)/g, (_, name: string) => {
    const meant = names[name]
    if (meant === undefined) throw new Error(`Nothing has the name ${name}`)
    return `(${named(meant, names)})`
  })
}

type Part = { word: string } | { gap: number } | { end: true } | { options: readonly Part[][] }
type Optional = Part & { optional?: boolean }

function alternatives(pieces: readonly string[]): { options: Optional[][]; rest: string[] } {
  const options: Optional[][] = [[]]
  let left = [...pieces]
  while (left.length > 0 && left[0] !== ')') {
    const [piece = '', ...after] = left
    const sequence = options.at(-1) ?? []
    left = after
    if (piece === '|') options.push([])
    else if (piece === '?') sequence.push({ ...(sequence.pop() as Optional), optional: true })
    else if (piece === '(') left = group(after, sequence)
    else add(piece, sequence)
  }
  return { options, rest: left }
}

function group(pieces: readonly string[], sequence: Optional[]): string[] {
  const { options, rest } = alternatives(pieces)
  sequence.push({ options })
  return rest.slice(1)
}

function add(piece: string, sequence: Optional[]): void {
  if (piece === '$') sequence.push({ end: true })
  else if (piece.startsWith('~')) sequence.push({ gap: Number(piece.slice(1)) })
  else addWord(piece, sequence)
}

function addWord(piece: string, sequence: Optional[]): void {
  const word = spelled(plainLetters(piece))
  const before = sequence.at(-1)
  const one = before && 'word' in before && !before.optional && joined(before.word, word)
  if (one) sequence.pop()
  sequence.push({ word: one || word })
}

function chained(part: Optional, next: Next): Next {
  const found = placesOf(part, next)
  return part.optional ? [...found, ...next] : found
}

function placesOf(part: Part, next: Next): Next {
  if ('word' in part) return [{ fits: new Set([part.word]), next }]
  if ('end' in part) return [{ fits: 'end', next }]
  if ('gap' in part) return gapped(part.gap, next)
  const single = part.options.map(singleWord)
  if (single.every((word) => word !== undefined)) return [{ fits: new Set(single), next }]
  return part.options.flatMap((sequence) =>
    sequence.reduceRight<Next>((following, each) => chained(each, following), next),
  )
}

function singleWord(sequence: readonly Optional[]): string | undefined {
  const [only, ...more] = sequence
  return only && 'word' in only && !only.optional && more.length === 0 ? only.word : undefined
}

function gapped(most: number, next: Next): Next {
  let places = next
  for (let left = most; left > 0; left--) places = [{ fits: 'any', next: places }, ...next]
  return places
}
