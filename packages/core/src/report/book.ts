import type { MarkdownRun } from '#markdown/index.ts'
import type { Paper } from './paper.ts'

/** The content of a report, independent of typesetting. */
export interface Book {
  readonly paper: Paper
  readonly title: string
  /** Its days, for people. */
  readonly timeframe: string
  /** Its reader. */
  readonly dedication: string | null
  readonly name: string | null
  /** The drawing on its cover. */
  readonly ring: Ring
  readonly chapters: readonly Chapter[]
  /** Notes on how it was made: what was counted, when, and what is left out. */
  readonly notes: readonly string[]
}

/** A ring of days, clockwise from the top, with a stroke for each day with an entry. */
export interface Ring {
  /** The number of days around the ring: of a year, a month or a week. */
  readonly days: number
  readonly strokes: readonly { readonly turn: number; readonly length: number }[]
  /** The text alternative. */
  readonly sentence: string
}

export type Chapter = WordsChapter | ChartsChapter | EntriesChapter

export interface WordsChapter {
  readonly kind: 'words'
  readonly title: string
  readonly sections: readonly Section[]
}

interface ChartsChapter {
  readonly kind: 'charts'
  readonly title: string
  readonly charts: readonly BookChart[]
}

export interface EntriesChapter {
  readonly kind: 'entries'
  readonly title: string
  /** At the start of a month: its days, 0 to 1 by words, and a sentence on them. */
  readonly opening: { readonly days: readonly number[]; readonly sentence: string } | null
  readonly days: readonly BookDay[]
}

export interface Section {
  readonly title: string | null
  readonly as: 'paragraphs' | 'list' | 'quotes'
  readonly texts: readonly string[]
}

/** A chart, with a sentence that says what it shows. */
export interface BookChart {
  readonly title: string
  readonly sentence: string
  readonly shape: Bars | Calendar | Dots | Grid
}

export interface Bars {
  readonly kind: 'bars'
  readonly bars: readonly { readonly label: string; readonly value: number }[]
}

/** A column for each week, from Sunday; null for days outside. */
export interface Calendar {
  readonly kind: 'calendar'
  readonly weeks: readonly (readonly (Level | null)[])[]
  /** Which column each month begins in. */
  readonly months: readonly { readonly label: string; readonly week: number }[]
}

/** A row for each name; dots are placed by share of the width. */
export interface Dots {
  readonly kind: 'dots'
  readonly rows: readonly string[]
  readonly dots: readonly { readonly row: number; readonly at: number }[]
  readonly first: string
  readonly last: string
}

/** A row of cells for each name, the darker the more; a column for each label. */
export interface Grid {
  readonly kind: 'grid'
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly Level[] }[]
}

/** From nothing to most. */
export type Level = 0 | 1 | 2 | 3 | 4

export interface BookDay {
  /** `yyyy-MM-dd`. */
  readonly day: string
  /** `Wednesday, November 18, 2026`. */
  readonly title: string
  readonly entries: readonly BookEntry[]
}

export interface BookEntry {
  /** An entry without a title has its date title. */
  readonly title: string | null
  /** Mood and tags, in words. */
  readonly details: string
  readonly paragraphs: readonly Paragraph[]
}

/** A paragraph, a heading, an item of a list, code, a rule, which has no lines, or a photo with its caption. */
export interface Paragraph {
  readonly kind: 'text' | 'heading' | 'item' | 'code' | 'rule' | 'photo'
  readonly lines: readonly (readonly MarkdownRun[])[]
  /** 1 to 6 for a heading, otherwise 0. */
  readonly level: number
  /** How many quotes and items it's in, itself included. */
  readonly quotes: number
  readonly lists: number
  /** What an item begins with: `•`, `1.` or `[x]`. */
  readonly label: string | null
  /** Whether it follows the one before without a blank line. */
  readonly isClose: boolean
  readonly rightToLeft: boolean
  /** Of a photo: which one, and its size in pixels. */
  readonly photo?: BookPhoto
}

export interface BookPhoto {
  readonly id: string
  readonly width: number
  readonly height: number
}
