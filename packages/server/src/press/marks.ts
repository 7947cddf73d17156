import type { MarkdownRun } from '@daywell/core/markdown'
import {
  asRuns,
  isNoLink,
  isStyled,
  type Line,
  textOf,
  withBreaksBetween,
  withFewStyles,
} from './runs.ts'

/**
 * Every text of a book is set in a colour of its own, which no reader sees: by it, what stands on
 * a page is found again in the finished file, and gets its name and its true ink there.
 */
export type Role =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H6'
  | 'P'
  | 'BlockQuote'
  | 'Link'
  | 'LBody'
  | 'Figure'
  | 'Caption'
  | 'Head'
export type Ink = 'text' | 'soft' | 'quiet' | 'accent' | Paint
/** The colours of drawings; the shades are those of a calendar, from nothing to the most. */
export type Paint = 'paper' | 'pen' | 'pale' | 'line' | `shade${0 | 1 | 2 | 3 | 4}`

/** A part of the book as a screen reader names it. */
export interface Element {
  readonly role: Role
  readonly text: string
  readonly language: string
  /** What is said in place of a picture. */
  readonly alt: string | null
  /** The name of the place in the book that it leads to. */
  readonly to: string | null
  /** The address that it leads to, and the element that it is in: a link among words. */
  readonly address: string | null
  readonly within: number | null
  /** Its emoji, one by one: their signs do not tell all that they are written with. */
  readonly emoji: readonly string[]
}

/** What a colour stands for: an element, or a word of one that has to be said letter by letter. */
interface Mark {
  readonly element: number
  readonly ink: Ink
  readonly word: string | null
}

/** A text that is ready to be set. */
export interface MarkedText {
  readonly id: number
  readonly lang: string
  readonly rtl: boolean
  readonly lines: readonly (readonly Piece[])[]
}

/** Plain words, a word with a mark of its own, or null where a line may end inside a word. */
type Piece = string | readonly [string, number] | null | StyledPieces

/** Words in a style; with a mark if they are another element, or in another ink. */
interface StyledPieces {
  readonly styles: readonly string[]
  readonly id: number | null
  /** The element of a link: its address is put into the finished file. */
  readonly link: number | null
  readonly pieces: readonly Piece[]
}

/** Above these stand the colours of pictures. */
const MAX_MARKS = 0x100000
/** The compiler takes its time for each; the words of further ones are set in one style. */
const MAX_STYLED_RUNS = 20_000
const NO_PICTURE = { alt: null, to: null } as const

export interface Marks {
  readonly elements: readonly Element[]
  readonly marks: readonly Mark[]
  readonly characters: ReadonlySet<string>
  add(
    lines: readonly Line[],
    as: { role: Role; ink?: Ink; rtl?: boolean; alt?: string | null; to?: string | null },
  ): MarkedText
  /** A colour for what is drawn as a part of this element. */
  paint(of: MarkedText, paint: Paint): number
}

const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['en', /\p{Script=Latin}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
]
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** `shared` are characters that stand in words of several signs, too: none of them is plain. */
export function newMarks(shared: ReadonlySet<string> = new Set()): Marks {
  const elements: Element[] = []
  // No colour is 0: black is what stands there before any is chosen.
  const marks: Mark[] = [{ element: -1, ink: 'text', word: null }]
  const characters = new Set<string>()
  let styledLeft = MAX_STYLED_RUNS

  const isShared = (part: string) => shared.size > 0 && [...part].some((c) => shared.has(c))

  function pieceOf(part: string, of: Omit<Mark, 'word'>): Piece {
    if (EMOJI.test(part) || marks.length >= MAX_MARKS) return part
    if (!isComplex(part) && !isShared(part)) return part
    return [part, marks.push({ ...of, word: part }) - 1]
  }

  function piecesOf(line: string, of: Omit<Mark, 'word'>): Piece[] {
    const parts = partsOf(line, isShared).flatMap(withPlacesToBreak)
    return parts.map((part) => part && pieceOf(part, of))
  }

  function styledOf(run: MarkdownRun, of: Omit<Mark, 'word'>): Piece[] {
    const { text, styles, address } = run
    if (!isStyled(run) || marks.length >= MAX_MARKS) return piecesOf(text, of)
    styledLeft -= 1
    const link = address === null ? null : addLink(text, address, of.element)
    const own = link === null ? of : ({ element: link, ink: 'accent' } as const)
    const id = link === null ? null : marks.push({ ...own, word: null }) - 1
    return [{ styles, id, link, pieces: piecesOf(text, own) }]
  }

  function addLink(text: string, address: string, within: number): number {
    const told = { text, language: languageOf(text), emoji: emojiIn(text) }
    return elements.push({ ...told, ...NO_PICTURE, role: 'Link', address, within }) - 1
  }

  function lineOf(runs: readonly MarkdownRun[], of: Omit<Mark, 'word'>): Piece[] {
    const few = withFewStyles(runs, styledLeft)
    return withBreaksBetween(few).flatMap((run) => (run === null ? [null] : styledOf(run, of)))
  }

  return {
    elements,
    marks,
    characters,
    add(given, { role, ink = 'text', rtl = false, alt = null, to = null }) {
      const lines = given.map((line) => asRuns(line, settable))
      const text = lines.map(textOf).join('\n')
      for (const character of text) characters.add(character)
      const language = languageOf(text)
      // Those of a link are its own.
      const emoji = emojiIn(lines.map((line) => textOf(line.filter(isNoLink))).join('\n'))
      const inside = { address: null, within: null }
      const element = elements.push({ role, text, language, alt, to, emoji, ...inside }) - 1
      const id = marks.push({ element, ink, word: null }) - 1
      const pieces = lines.map((line) => lineOf(line, { element, ink }))
      return { id, lang: language, rtl, lines: pieces }
    },
    paint(of, ink) {
      const { element = -1 } = marks[of.id] ?? {}
      return marks.push({ element, ink, word: null }) - 1
    },
  }
}

/**
 * Scripts of one sign for one character. In all others signs stand for several, or in another
 * order, and the words can't be recovered from glyphs alone.
 */
const SIMPLE =
  /^[\x20-\x7e\u00c0-\u024f\u0386-\u03ce\u0400-\u045f\u3040-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3“”‘’–—…•、。，！？：；·]*$/u
/** Their order on the page is not that of the text, which readers turn around by themselves. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Emoji are pictures of one sign each, of which a file knows enough. */
export const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\ufe0f?\u20e3/u
/** Letters with two signs above them, which many fonts put together from a letter and a sign. */
const TWICE =
  /[\u01d5-\u01dc\u01de-\u01e1\u01ec\u01ed\u01fa\u01fb\u022a-\u022d\u0230\u0231\u0390\u03b0]/u
const isSimple = (part: string) => SIMPLE.test(part) && !TWICE.test(part)
const isComplex = (part: string) => !isSimple(part) && !RIGHT_TO_LEFT.test(part)

/**
 * A file keeps one text for each sign. Where a letter stands first with something above it, all
 * like it would be read so: these letters. What the contents have stands before everything else.
 */
export function sharedLetters({ marks, elements }: Marks): Set<string> {
  const first = new Set(elements.flatMap(({ to, text }) => (to === null ? [] : [...text])))
  const shared = new Set<string>()
  for (const { word } of marks) {
    if (word === null || !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word))
      continue
    for (const letter of composedIn(word))
      if (!first.has(letter) && letter !== ' ') shared.add(letter)
  }
  return shared
}

/** Its letters as they are, taken apart, and with each of their marks alone. */
function composedIn(word: string): string {
  const apart = word.normalize('NFD')
  const each = Array.from(apart.matchAll(/(\P{M})(\p{M}+)/gu), ([, letter = '', above = '']) =>
    Array.from(above, (mark) => (letter + mark).normalize('NFC')),
  )
  return [word.normalize('NFC'), apart, ...each.flat()].join('')
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/** Words with the blanks between them; where words are not parted by blanks, as a dictionary does. */
function partsOf(line: string, isShared: (part: string) => boolean): string[] {
  if (isSimple(line) && !isShared(line)) return line === '' ? [] : [line]
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

/** What overflows the page is lost: such a word is broken onto the next line. */
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

function emojiIn(text: string): string[] {
  if (!EMOJI.test(text)) return []
  return Array.from(graphemes.segment(text), ({ segment }) => segment).filter((sign) =>
    EMOJI.test(sign),
  )
}

/** Unseen signs of direction, and one of Mongolian: some lines that begin with one end the compiler. */
const TURNING = /[\u180e\u202a-\u202e\u2066-\u2069]/g

/** What a printer cannot take: half a character, and control characters, which have no sign. */
const settable = (text: string) =>
  text
    .toWellFormed()
    .replace(TURNING, '')
    .replace(/\p{Cc}+/gu, ' ')

/** The likeliest language of the script that most of a text is in; a voice has to begin somewhere. */
function languageOf(text: string): string {
  if (/^[\p{ASCII}\s“”‘’–—…]*$/u.test(text)) return 'en'
  const counts = SCRIPTS.map(([, letters]) => text.match(letters)?.length ?? 0)
  const [language = 'en'] = SCRIPTS[counts.indexOf(Math.max(...counts))] ?? []
  return language === 'zh' && KANA.test(text) ? 'ja' : language
}
