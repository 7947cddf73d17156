/**
 * Every text of a book is set in a colour of its own, which no reader sees: by it, what stands on
 * a page is found again in the finished file, and gets its name and its true ink there.
 */
export type Role = 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'BlockQuote' | 'TOCI' | 'LBody' | 'Figure'
export type Ink = 'text' | 'soft' | 'accent'

/** A part of the book as a screen reader names it. */
export interface Element {
  readonly role: Role
  readonly ink: Ink
  readonly language: string
  /** What is said in place of a picture. */
  readonly alt: string | null
}

/** What a colour stands for: an element, or a word of one that has to be said letter by letter. */
interface Mark {
  readonly element: number
  readonly word: string | null
}

/** A text that is ready to be set. */
interface MarkedText {
  readonly id: number
  readonly lang: string
  readonly rtl: boolean
  readonly lines: readonly (readonly Piece[])[]
}

/** Plain words, a word with a mark of its own, or null where a line may end inside a word. */
type Piece = string | readonly [string, number] | null

/** Above these stand the colours of pictures. */
const MOST_MARKS = 0x100000

export interface Marks {
  readonly elements: readonly Element[]
  readonly marks: readonly Mark[]
  readonly characters: ReadonlySet<string>
  add(
    lines: readonly string[],
    as: { role: Role; ink?: Ink; rtl?: boolean; alt?: string },
  ): MarkedText
}

export function newMarks(): Marks {
  const elements: Element[] = []
  // No colour is 0: black is what stands there before any is chosen.
  const marks: Mark[] = [{ element: -1, word: null }]
  const characters = new Set<string>()

  function pieceOf(part: string, element: number): Piece {
    if (!isComplex(part) || marks.length >= MOST_MARKS) return part
    return [part, marks.push({ element, word: part }) - 1]
  }

  function piecesOf(line: string, element: number): Piece[] {
    const parts = partsOf(line).flatMap(withPlacesToBreak)
    return parts.map((part) => part && pieceOf(part, element))
  }

  return {
    elements,
    marks,
    characters,
    add(given, { role, ink = 'text', rtl = false, alt }) {
      const lines = given.map(settable)
      const text = lines.join('\n')
      for (const character of text) characters.add(character)
      const language = languageOf(text)
      const element = elements.push({ role, ink, language, alt: alt ?? null }) - 1
      const id = marks.push({ element, word: null }) - 1
      return { id, lang: language, rtl, lines: lines.map((line) => piecesOf(line, element)) }
    },
  }
}

/**
 * Scripts of one sign for one character. In all others signs stand for several, or in another
 * order, and a file that knows signs only cannot tell the words any more.
 */
const SIMPLE =
  /^[\x20-\x7e\u00c0-\u024f\u0386-\u03ce\u0400-\u045f\u3040-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3“”‘’–—…、。，！？：；·]*$/u
/** Their order on the page is not that of the text, which readers turn around by themselves. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Emoji are pictures of one sign each, of which a file knows enough. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{20e3}/u
const isComplex = (part: string) =>
  !SIMPLE.test(part) && !RIGHT_TO_LEFT.test(part) && !EMOJI.test(part)

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/** Words with the blanks between them; where words are not parted by blanks, as a dictionary does. */
function partsOf(line: string): string[] {
  if (SIMPLE.test(line)) return line === '' ? [] : [line]
  return line
    .split(/(?<= )(?! )/)
    .flatMap((word) =>
      UNSPACED.test(word) ? Array.from(segmenter.segment(word), ({ segment }) => segment) : [word],
    )
}

/** Words that no line may have room for. In the scripts left out here a line may end anywhere. */
const ENDLESS =
  /([^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Extended_Pictographic}]{41,})/u
const ROOM = 24
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What runs out of the page is lost: such a word goes on in the next line. */
function withPlacesToBreak(part: string): (string | null)[] {
  if (!ENDLESS.test(part)) return [part]
  return part
    .split(ENDLESS)
    .filter((run) => run !== '')
    .flatMap((run) => (ENDLESS.test(run) ? chunksOf(run) : [run]))
}

function chunksOf(word: string): (string | null)[] {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  const chunks: (string | null)[] = []
  for (let at = 0; at < letters.length; at += ROOM)
    chunks.push(...(at > 0 ? [null] : []), letters.slice(at, at + ROOM).join(''))
  return chunks
}

/** What a printer cannot take: half a character, and control characters, which have no sign. */
const settable = (text: string) => text.toWellFormed().replace(/\p{Cc}+/gu, ' ')

const LANGUAGES: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
  ['el', /\p{Script=Greek}/u],
  ['ru', /\p{Script=Cyrillic}/u],
]

/** The likeliest language of a script; a voice has to begin somewhere. */
function languageOf(text: string): string {
  return LANGUAGES.find(([, script]) => script.test(text))?.[0] ?? 'en'
}
