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
  /** Lines of pieces: plain ones, and words with a mark of their own. */
  readonly lines: readonly (readonly (string | readonly [string, number])[])[]
}

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

  function piecesOf(line: string, element: number): (string | readonly [string, number])[] {
    return partsOf(line).map((part) => {
      if (!isComplex(part) || marks.length >= MOST_MARKS) return part
      return [part, marks.push({ element, word: part }) - 1] as const
    })
  }

  return {
    elements,
    marks,
    characters,
    add(lines, { role, ink = 'text', rtl = false, alt }) {
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
