import { fold } from './fold.ts'
import { placeOf, type Term } from './terms.ts'

/** A part of a text, and whether it's a match. */
export interface Piece {
  readonly text: string
  readonly found: boolean
}

interface Range {
  readonly start: number
  readonly end: number
}

// Words as a search sees them, including apostrophes in and around them.
const RUNS = /[\p{L}\p{M}\p{N}]+(?:['’]+[\p{L}\p{M}\p{N}]+)*/gu
/** For queries of signs, which stand alone or with letters. */
const RUNS_WITH_SIGNS = /\S+/gu

/** Splits a text into pieces, with matches marked. */
export function markFound(text: string, terms: readonly Term[]): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { start, end } of rangesOf(text, terms)) {
    if (start > done) pieces.push({ text: text.slice(done, start), found: false })
    pieces.push({ text: text.slice(start, end), found: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false })
  return pieces
}

/** The position of the first match; -1 if there is none. */
export function firstFound(text: string, terms: readonly Term[]): number {
  for (const { start } of rangesOf(text, terms)) return start
  return -1
}

function* rangesOf(text: string, terms: readonly Term[]): Generator<Range> {
  if (terms.length === 0) return
  const phrases = terms.filter(({ fits }) => fits === 'phrase')
  if (phrases.length === 0) yield* wordRanges(text, terms)
  else {
    const words = terms.filter(({ fits }) => fits !== 'phrase')
    yield* apartOf([...phraseRanges(text, phrases), ...wordRanges(text, words)])
  }
}

function* wordRanges(text: string, terms: readonly Term[]): Generator<Range> {
  if (terms.length === 0) return
  const runs = terms.some(({ fits }) => fits === 'signs') ? RUNS_WITH_SIGNS : RUNS
  for (const run of text.matchAll(runs)) yield* rangesIn(run[0], run.index, terms)
}

/** The matches in one run of letters, from left to right, without overlaps. */
function rangesIn(run: string, offset: number, terms: readonly Term[]): Range[] {
  const folded = fold(run)
  const places = terms.flatMap((term) => allPlaces(term, folded))
  if (places.length === 0) return []
  const apart = apartOf(places.map(partsBefore(run)))
  return apart.map(({ start, end }) => ({ start: offset + start, end: offset + end }))
}

function apartOf(ranges: readonly Range[]): Range[] {
  const apart: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.start < (apart.at(-1)?.end ?? 0)) continue
    apart.push(range)
  }
  return apart
}

const SINGLE_WORDS = /(?:(?![\ufe00-\ufe0f])[\p{L}\p{M}\p{N}])+/gu

/** Words that follow each other, with what is between them. */
function phraseRanges(text: string, phrases: readonly Term[]): Range[] {
  const words = [...text.matchAll(SINGLE_WORDS)].map(({ 0: word, index }) => ({
    folded: fold(word),
    range: { start: index, end: index + word.length },
  }))
  return phrases.flatMap((phrase) => {
    const sought = phrase.text.split(' ')
    return words.flatMap(({ range }, at) => {
      if (!sought.every((word, step) => words[at + step]?.folded === word)) return []
      return [{ start: range.start, end: words[at + sought.length - 1]?.range.end ?? range.end }]
    })
  })
}

function allPlaces(term: Term, folded: string): Range[] {
  const places: Range[] = []
  for (let at = placeOf(term, folded, 0); at !== -1; ) {
    const end = at + term.text.length
    const whole = term.fits === 'word' || term.fits === 'beginning'
    places.push({ start: at, end: whole ? endOfWord(folded, end) : end })
    at = placeOf(term, folded, end)
  }
  return places
}

const REST_OF_WORD = /[\p{L}\p{M}\p{N}]*/uy

function endOfWord(folded: string, from: number): number {
  REST_OF_WORD.lastIndex = from
  return from + (REST_OF_WORD.exec(folded)?.[0].length ?? 0)
}

/** Maps a range of the folded text back to the original, in whole characters. */
function partsBefore(text: string): (folded: Range) => Range {
  const signs: Range[] = []
  let start = 0
  for (const sign of signsOf(text)) {
    const range = { start, end: start + sign.length }
    for (let unit = 0; unit < fold(sign).length; unit += 1) signs.push(range)
    start = range.end
  }
  return (folded) => ({
    start: signs[folded.start]?.start ?? text.length,
    end: signs[folded.end - 1]?.end ?? text.length,
  })
}

// Emoji with skin tones, and joined sequences.
const SIGNS = /.(?:[\p{M}\uff9e\uff9f\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic})*/gsu

/** Characters with combining marks, including those of half-width kana. */
function signsOf(text: string): string[] {
  return text.match(SIGNS) ?? []
}
