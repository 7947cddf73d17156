import type { Paper } from './paper.ts'

/** A report as a small book: all that stands on its pages, and nothing of how it is set. */
export interface Book {
  readonly paper: Paper
  readonly title: string
  /** The days that it is about, as people say them. */
  readonly timeframe: string
  /** Whom it is for. */
  readonly dedication: string | null
  readonly name: string | null
  /** The drawing on its cover. */
  readonly ring: Ring
  readonly chapters: readonly Chapter[]
  /** What a reader should know of how it was made: what was counted, when, and what is not in it. */
  readonly notes: readonly string[]
}

/** A ring of days, from the top as a clock has its minutes: each that was written on is a stroke. */
export interface Ring {
  /** Those of a year, or of a week or a month the days of these. */
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
  /** Where a month opens: its days as they were written on, 0 to 1, and a sentence on them. */
  readonly opening: { readonly days: readonly number[]; readonly sentence: string } | null
  readonly days: readonly BookDay[]
}

export interface Section {
  readonly title: string | null
  readonly as: 'paragraphs' | 'list' | 'quotes'
  readonly texts: readonly string[]
}

/** A picture of numbers, with the one sentence that says what is seen on it. */
export interface BookChart {
  readonly title: string
  readonly sentence: string
  readonly shape: Bars | Calendar | Dots
}

export interface Bars {
  readonly kind: 'bars'
  readonly bars: readonly { readonly label: string; readonly value: number }[]
}

/** A column for each week, from Sunday; null for days outside. */
export interface Calendar {
  readonly kind: 'calendar'
  readonly weeks: readonly (readonly (0 | 1 | 2 | 3 | 4 | null)[])[]
  /** Which column each month begins in. */
  readonly months: readonly { readonly label: string; readonly week: number }[]
}

/** A row for each name; each dot at a part of the width. */
export interface Dots {
  readonly kind: 'dots'
  readonly rows: readonly string[]
  readonly dots: readonly { readonly row: number; readonly at: number }[]
  readonly first: string
  readonly last: string
}

export interface BookDay {
  /** `yyyy-MM-dd`. */
  readonly day: string
  /** `Wednesday, 18 November 2026`. */
  readonly title: string
  readonly entries: readonly BookEntry[]
}

export interface BookEntry {
  /** An entry without a title has that of its day. */
  readonly title: string | null
  /** Mood and tags, in words. */
  readonly details: string
  readonly paragraphs: readonly Paragraph[]
}

export interface Paragraph {
  readonly lines: readonly string[]
  readonly rightToLeft: boolean
}
