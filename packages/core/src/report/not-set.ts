import type { WordsChapter } from './book.ts'
import { dayInWords } from './days-in-words.ts'

/** Characters that an entry lost in typesetting; without a day, the text around the entries. */
export interface NotSet {
  readonly localDate: string | null
  readonly title: string
  /** The characters, each once. */
  readonly signs: readonly string[]
}

const TITLE = 'Characters we couldn’t print'
const WHY =
  'These entries have characters that we couldn’t print. We left them out or printed \ufffd instead. Everything else is here, and your journal hasn’t changed.'
/** A note names only this many; the chapter names all. */
const NAMED = 12
/** Titles are shortened to this. */
const ROOM = 80

/** The last chapter of a report that lost characters: which entry, and which ones. */
export function notSetChapter(lost: readonly NotSet[]): WordsChapter[] {
  if (lost.length === 0) return []
  const sections = [
    { title: null, as: 'paragraphs', texts: [WHY] },
    { title: 'Missing characters by entry', as: 'list', texts: lost.map(lostInWords) },
  ] as const
  return [{ kind: 'words', title: TITLE, sections }]
}

function lostInWords({ localDate, title, signs }: NotSet): string {
  const day = localDate === null ? 'The cover and the summary' : dayInWords(localDate)
  const name = [...title.trim()]
  const short = name.length > ROOM ? `${name.slice(0, ROOM).join('')}…` : name.join('')
  const which = short === '' ? day : `${day}, “${short}”`
  return `${which}: ${charactersInWords(signs, signs.length)}`
}

/** As code points: `U+202E, U+0301 and 2 more`. */
export function charactersInWords(characters: readonly string[], most = NAMED): string {
  const numbers = characters.slice(0, most).map(numberOf)
  const more = characters.length > most ? ` and ${characters.length - most} more` : ''
  return `${numbers.join(', ')}${more}`
}

const numberOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
