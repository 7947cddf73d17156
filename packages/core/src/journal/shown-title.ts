import { plainBeginning, plainText } from '#markdown/index.ts'
import { titleOfPhotos } from '#media/index.ts'
import type { Entry } from './entry-schema.ts'
import { dateTitle } from './naming.ts'

type Named = Pick<Entry, 'title' | 'localDate' | 'content'>

/** About one line of a card, and a dialog's title at most. */
const MAX_SHOWN_CHARS = 48
const NON_BLANK = /[^\s\u0085]/u
/** After one of these, an ellipsis would read as a fourth dot. */
const SENTENCE_END = /[.!?…。！？]$/u
const NON_BLANKS = /[^\s\u0085]+/gu
/** A heading with words, as the Markdown reader knows it. */
const HEADING = /^\s*#{1,6}[ \t]+[^\s#]/

/** Whether the person typed the title; otherwise it's blank or the date title of its day. */
export function isTitled({ title, localDate }: Pick<Entry, 'title' | 'localDate'>): boolean {
  const typed = title.trim()
  return typed !== '' && typed !== dateTitle(localDate)
}

/**
 * The title to show: as typed, or else the heading that the text begins with, or else its first
 * words in one line; without marks. An entry of nothing but photos is called by their number.
 */
export function shownTitle(entry: Named): string {
  if (isTitled(entry)) return entry.title
  const text = plainTitle(entry, plainBeginning(entry.content))
  const { words, end } = firstWords(text)
  if (words === '') return titleOfPhotos(entry.content) || dateTitle(entry.localDate)
  const isCut = NON_BLANK.test(text.slice(end))
  return isCut && !SENTENCE_END.test(words) ? `${words}…` : words
}

/**
 * The plain text to show below the shown title, so that nothing is shown twice. A list shows only
 * the beginning of it; a search may find something at the end.
 */
export function textBelowTitle(entry: Named, reach: 'beginning' | 'end' = 'end'): string {
  const text = reach === 'end' ? plainText(entry.content) : plainBeginning(entry.content)
  return isTitled(entry) ? text : text.slice(firstWords(plainTitle(entry, text)).end)
}

/** The part of the plain text that a shown title may have words of. */
function plainTitle({ content }: Named, text: string): string {
  return HEADING.test(content) ? (/^\s*[^\n]*/.exec(text)?.[0] ?? '') : text
}

/** Whole words from the beginning of a text, and the index where they end in it. */
function firstWords(text: string): { readonly words: string; readonly end: number } {
  let words = ''
  let end = 0
  for (const { 0: word, index } of text.matchAll(NON_BLANKS)) {
    const lead = words === '' ? '' : `${words} `
    const room = MAX_SHOWN_CHARS - lead.length
    if (word.length > room) {
      // A sentence without blanks, or a long address: take the part of it that fits.
      const part = words.length < MAX_SHOWN_CHARS / 2 ? startOf(word, room) : ''
      return part === '' ? { words, end } : { words: lead + part, end: index + part.length }
    }
    words = lead + word
    end = index + word.length
  }
  return { words, end }
}

/** The start of a long word, cut between words of an unspaced script, and never within a character. */
function startOf(word: string, room: number): string {
  const window = word.slice(0, room + 1)
  const ends = (granularity: 'word' | 'grapheme') =>
    [...new Intl.Segmenter('en', { granularity }).segment(window)]
      .map(({ index }) => index)
      .findLast((index) => index > 0)
  const end = ends('word') ?? ends('grapheme') ?? room
  return window.slice(0, end).replace(/[\ud800-\udbff]$/, '')
}
