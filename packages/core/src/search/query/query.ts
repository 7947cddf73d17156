import { type Mood, moods } from '#preferences/index.ts'
import { isPeriod } from './period.ts'

/** The operators of a search: `tag:`, `-mood:`. */
export type Operator = 'tag' | 'mood' | 'before' | 'after' | 'is' | 'has' | 'journal'

/** What entries have today. Photos and journals are in the grammar, and are words until they exist. */
export const OPERATORS: readonly Operator[] = ['tag', 'mood', 'before', 'after', 'is']

type Meaning =
  /** `isOpen`: still being typed, so that it's the beginning of a tag. */
  | { readonly kind: 'tag'; readonly value: string; readonly isOpen: boolean }
  | { readonly kind: 'mood'; readonly value: Mood }
  /** A day, month or year, `today` or `yesterday`. */
  | { readonly kind: 'before' | 'after'; readonly value: string }
  | { readonly kind: 'is'; readonly value: 'starred' }
  | { readonly kind: 'has'; readonly value: 'photo' }
  | { readonly kind: 'journal'; readonly value: string }
  | { readonly kind: 'phrase'; readonly value: string }

/** A part of a query that is more than a word, and its place in the text. */
export type QueryPart = Meaning & {
  readonly excluded: boolean
  readonly start: number
  readonly end: number
}

/** A search query that was read. */
export interface Query {
  /** The plain words, as typed. */
  readonly words: string
  readonly parts: readonly QueryPart[]
}

const QUOTE = '["“”„«»]'
const TOKEN = new RegExp(`(-?)(?:(\\p{L}{2,10}):)?(?:${QUOTE}([^"“”„«»]*)${QUOTE}|(\\S+))`, 'gu')
/** A longer quotation is searched by its words: comparing it at each place would take long. */
const MAX_PHRASE_CHARS = 200
/** What an exclusion may begin with; `-)` and `--` are signs, and `-5` is a number. */
const EXCLUDABLE = /^[\p{L}\p{Extended_Pictographic}]/u

/** Reads a search query in linear time. What isn't understood is plain words. */
export function parseQuery(text: string, operators: readonly Operator[] = OPERATORS): Query {
  const words: string[] = []
  const parts: QueryPart[] = []
  for (const match of text.matchAll(TOKEN)) {
    const end = match.index + match[0].length
    const meaning = meaningOf(match, { isLast: end === text.length, operators })
    if (meaning) parts.push({ ...meaning, excluded: match[1] === '-', start: match.index, end })
    else words.push(match[0])
  }
  return { words: words.join(' '), parts }
}

interface Around {
  readonly isLast: boolean
  readonly operators: readonly Operator[]
}

function meaningOf(match: RegExpExecArray, { isLast, operators }: Around): Meaning | undefined {
  const [whole, minus, name = '', quoted, bare = ''] = match
  const operator = operators.find((known) => known === name.toLowerCase())
  if (operator)
    return operationOf(operator, (quoted ?? bare).trim(), isLast && quoted === undefined)
  if (quoted !== undefined && name === '') return phraseOf(quoted)
  const isExcluded = minus === '-' && EXCLUDABLE.test(name || bare)
  return isExcluded ? phraseOf(whole.slice(1)) : undefined
}

function phraseOf(value: string): Meaning | undefined {
  const isPhrase = value.trim() !== '' && value.length <= MAX_PHRASE_CHARS
  return isPhrase ? { kind: 'phrase', value: value.trim() } : undefined
}

function operationOf(kind: Operator, typed: string, isOpen: boolean): Meaning | undefined {
  const small = typed.toLowerCase()
  switch (kind) {
    case 'tag':
      return isValue(typed) ? { kind, value: typed, isOpen } : undefined
    case 'journal':
      return isValue(typed) ? { kind, value: typed } : undefined
    case 'mood': {
      const value = moodOf(small)
      return value && { kind, value }
    }
    case 'before':
    case 'after':
      return isPeriod(small) ? { kind, value: small } : undefined
    case 'is':
      return small === 'starred' ? { kind, value: small } : undefined
    case 'has':
      return small === 'photo' ? { kind, value: small } : undefined
  }
}

/** Not a quotation that is still open: `tag:"long`. */
const isValue = (typed: string) => typed !== '' && !new RegExp(`^${QUOTE}`, 'u').test(typed)

/** By name, or by a beginning that only one has. */
function moodOf(typed: string): Mood | undefined {
  const all = Object.keys(moods) as Mood[]
  const found = all.filter((mood) => typed !== '' && mood.startsWith(typed))
  return found.length === 1 ? found[0] : all.find((mood) => mood === typed)
}
