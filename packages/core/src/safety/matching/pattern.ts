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
  const all = named(pattern, names).match(/[()|?$]|~\d|[^\s()|?$~]+/g) ?? []
  const pieces = { all, at: 0 }
  const options = alternatives(pieces)
  if (pieces.at !== all.length) throw new Error(`A bracket is missing: ${pattern}`)
  const places = chained({ options }, ['done'])
  if (places.some((place) => place === 'done' || typeof place.fits === 'string')) {
    throw new Error(`A pattern begins with a word: ${pattern}`)
  }
  return (places as readonly Place[]).map(withShortForms)
}

/** `I have` was read as one word, so what begins with `have` begins with that one, too. */
const SHORT_FORMS = Object.entries({ have: 'ive', am: 'im', will: 'ill', would: 'id' })

function withShortForms({ fits, next }: Place): Place {
  const short = SHORT_FORMS.filter(([word]) => (fits as ReadonlySet<string>).has(spelled(word)))
  return { fits: new Set([...fits, ...short.map(([, form]) => spelled(form))]), next }
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

/** The pieces of a pattern, read one after the other. */
interface Pieces {
  readonly all: readonly string[]
  at: number
}

function alternatives(pieces: Pieces): Optional[][] {
  const options: Optional[][] = [[]]
  while (pieces.at < pieces.all.length && pieces.all[pieces.at] !== ')') {
    const piece = pieces.all[pieces.at++] as string
    const sequence = options.at(-1) ?? []
    if (piece === '|') options.push([])
    else if (piece === '?') sequence.push({ ...(sequence.pop() as Optional), optional: true })
    else if (piece === '(') sequence.push(group(pieces))
    else add(piece, sequence)
  }
  return options
}

function group(pieces: Pieces): Optional {
  const options = alternatives(pieces)
  pieces.at++
  return { options }
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
  for (const each of (one || word).split(' ')) sequence.push({ word: each })
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
