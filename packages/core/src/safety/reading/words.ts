import { isFiller, MAX_FILLERS } from './fillers.ts'
import { asItLooks, plainLetters } from './letters.ts'
import { canonicalSpelling, joinWords } from './spelling.ts'

/** What precedes a word: nothing, a new line, a blank line or dots, the end of a sentence. */
type Break = 'none' | 'line' | 'pause' | 'sentence'

const STRENGTH: Readonly<Record<Break, number>> = { none: 0, line: 1, pause: 2, sentence: 3 }

export interface Word {
  readonly word: string
  readonly before: Break
  readonly quoted: boolean
}

const PIECE = /[\p{L}\p{M}\p{N}'@$*#!|]+|[.?;]+|["“”„«»]|\n(?:[^\S\n]*\n)?/gu
const LETTER = /[\p{L}\p{N}]/u
/** The value of a number doesn't matter, except that `2` and `4` are words, too. */
const NUMBER = /^(?:\d{2,}|[0135-9])$/

/** Tokenizes a text to canonical spellings; `isKnown` says which words occur in phrases. */
export function readWords(text: string, isKnown: (word: string) => boolean): Word[] {
  const reader = new Reader(isKnown)
  for (const [piece] of plainLetters(text).matchAll(PIECE)) reader.take(piece)
  return joinLetters(reader.words, isKnown)
}

class Reader {
  readonly words: Word[] = []
  readonly #isKnown: (word: string) => boolean
  #before: Break = 'none'
  #quoted = false
  #alone = 0

  constructor(isKnown: (word: string) => boolean) {
    this.#isKnown = isKnown
  }

  take(piece: string): void {
    if (LETTER.test(piece)) this.#takeWord(piece)
    else if (/^["“”„«»]$/u.test(piece)) this.#quoted = !this.#quoted
    else if (piece === '\n') this.#stop('line')
    else if (piece.startsWith('\n')) this.#endParagraph()
    else this.#stop(piece.startsWith('..') ? 'pause' : 'sentence')
  }

  #stop(kind: Break): void {
    if (STRENGTH[kind] > STRENGTH[this.#before]) this.#before = kind
  }

  #endParagraph(): void {
    this.#stop('pause')
    // An unclosed quotation mark must not swallow the rest of a page.
    this.#quoted = false
  }

  #takeWord(piece: string): void {
    const [, opening = '', inside = '', closing = ''] =
      /^(['#*]*)(.*?)(['!*]*)$/u.exec(piece.slice(0, 200)) ?? []
    if (opening.includes("'")) this.#quoted = true
    // Without its apostrophe it would be `odd`.
    this.#add(inside === "od'd" ? 'od' : inside.replaceAll("'", ''))
    if (closing.includes("'")) this.#quoted = false
    if (closing.includes('!')) this.#stop('sentence')
  }

  #add(inside: string): void {
    const plain = canonicalSpelling(inside)
    const isPlain = !/[^\p{L}\p{M}]|[\u0400-\u04ff]/u.test(inside) || this.#isKnown(plain)
    const read = NUMBER.test(inside) ? '0' : isPlain ? plain : this.#disguised(inside)
    if (read !== undefined) this.#push(read)
    else this.#split(inside)
  }

  #disguised(inside: string): string | undefined {
    const looks = [inside, inside.replaceAll(/[*#]/g, '')].map((word) =>
      canonicalSpelling(asItLooks(word)),
    )
    return unstar(inside) ?? looks.find((word) => this.#isKnown(word))
  }

  // A missing space after `!`.
  #split(inside: string): void {
    for (const [at, part] of inside.split('!').entries()) {
      if (at > 0) this.#stop('sentence')
      if (part) this.#push(canonicalSpelling(part))
    }
  }

  #push(word: string): void {
    if (this.#isOneByOne()) this.#before = 'none'
    if (this.#before === 'sentence' || !this.#joins(word)) {
      this.words.push({ word, before: this.#before, quoted: this.#quoted })
    }
    this.#before = 'none'
  }

  /** I. Want. To: from the third on, one-word sentences count as one sentence. */
  #isOneByOne(): boolean {
    this.#alone = this.#before === 'sentence' ? this.#alone + 1 : this.words.length === 0 ? 1 : 0
    return this.#before === 'sentence' && this.#alone > 2
  }

  /** `want to` is read as one word, and so is `want, honestly, to`. */
  #joins(word: string): boolean {
    for (let at = this.words.length - 1; at >= this.words.length - 1 - MAX_FILLERS; at--) {
      const last = this.words[at]
      const one = last && joinWords(last.word, word)
      if (one) this.#replace(at, one)
      if (!last || one || last.before === 'sentence' || !isFiller(last.word))
        return one !== undefined
    }
    return false
  }

  #replace(at: number, read: string): void {
    const [word = '', ...more] = read.split(' ')
    const last = this.words[at] as Word
    this.words[at] = { ...last, word }
    for (const each of more) this.words.push({ ...last, word: each, before: 'none' })
  }
}

const STARRED = [
  'kill',
  'killing',
  'suicide',
  'suicidal',
  'die',
  'dying',
  'dead',
  'cut',
  'cutting',
  'rape',
  'raped',
  'overdose',
  'hang',
  'shoot',
  'murder',
  'unalive',
  'self',
]

function unstar(inside: string): string | undefined {
  if (!/[*#]/.test(inside)) return undefined
  const found = STARRED.find(
    (word) =>
      word.length === inside.length &&
      Array.from(word).every(
        (letter, at) => '*#'.includes(inside[at] ?? '') || letter === inside[at],
      ),
  )
  return found && canonicalSpelling(found)
}

/** Joins spaced letters: `k i l l` and `d.i.e`. */
function joinLetters(words: readonly Word[], isKnown: (word: string) => boolean): Word[] {
  const read: Word[] = []
  let run: Word[] = []
  const finish = () => {
    // One by one: spreading a hundred thousand would exceed the argument limit.
    for (const word of oneWord(run, isKnown) ?? run) read.push(word)
    run = []
  }
  for (const word of words) {
    const isLetter = /^[a-z]$/.test(word.word)
    if (!isLetter || word.before === 'pause') finish()
    if (isLetter) run.push(word)
    else read.push(word)
  }
  finish()
  return read
}

// An `I` or an `a` may be beside the letters.
const EDGES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

function oneWord(run: readonly Word[], isKnown: (word: string) => boolean): Word[] | undefined {
  if (run.length < 3 || run.length > 24) return undefined
  for (const [before, after] of EDGES) {
    const inside = run.slice(before, run.length - after)
    const word = canonicalSpelling(inside.map((letter) => letter.word).join(''))
    const [first] = inside
    if (first && isKnown(word)) {
      return [...run.slice(0, before), { ...first, word }, ...run.slice(run.length - after)]
    }
  }
  return undefined
}
