import { type Book, type BookChart, type Chapter, isRightToLeft } from '@daywell/core/report'
import { type Ink, type Marks, newMarks, type Role } from './marks.ts'

/** More days than this are named by their months in the contents. */
const MOST_LINES = 40

/** A book as the template takes it: every text with its mark, and where it leads to. */
export function layOut(book: Book) {
  const marks = newMarks()
  const put = (text: string, role: Role, ink: Ink = 'text') =>
    marks.add([text], { role, ink, rtl: isRightToLeft(text) })
  const cover = {
    title: put(book.title, 'H1'),
    timeframe: put(book.timeframe, 'P', 'soft'),
    name: book.name && put(book.name, 'P'),
    dedication: book.dedication && put(book.dedication, 'P', 'soft'),
  }
  const contents = {
    title: put('Contents', 'H1'),
    lines: contentsOf(book).map(({ text, to, depth }) => ({ text: put(text, 'TOCI'), to, depth })),
  }
  const chapters = book.chapters.map((chapter, n) => laidOut(chapter, n, marks, put))
  const notes = book.notes.map((note) => put(note, 'P', 'soft'))
  const { paper, title, timeframe } = book
  return { marks, data: { paper, title, timeframe, cover, contents, chapters, notes } }
}

interface Line {
  readonly text: string
  /** The label that it leads to. */
  readonly to: string
  readonly depth: 0 | 1
}

function contentsOf({ chapters }: Book): Line[] {
  return chapters.flatMap((chapter, n) => [
    { text: chapter.title, to: `c${n}`, depth: 0 as const },
    ...(chapter.kind === 'entries' ? linesOf(chapter.days, n) : []),
  ])
}

function linesOf(days: Extract<Chapter, { kind: 'entries' }>['days'], chapter: number): Line[] {
  const lines = days.map(({ title, day }, n) => ({
    ...{ text: title, to: `c${chapter}d${n}`, depth: 1 as const, month: day.slice(0, 7) },
  }))
  if (lines.length <= MOST_LINES) return lines
  const firsts = lines.filter(({ month }, n) => month !== lines[n - 1]?.month)
  // `Wednesday, 18 November 2026` without its day is the month.
  return firsts.map((line) => ({ ...line, text: line.text.replace(/^\S+ \d+ /, '') }))
}

type Put = (text: string, role: Role, ink?: Ink) => ReturnType<Marks['add']>

function laidOut(chapter: Chapter, n: number, marks: Marks, put: Put) {
  const title = put(chapter.title, 'H1')
  const label = `c${n}`
  switch (chapter.kind) {
    case 'words':
      return { kind: 'words', label, title, sections: chapter.sections.map((s) => section(s, put)) }
    case 'charts':
      return {
        kind: 'charts',
        label,
        title,
        charts: chapter.charts.map((c) => chart(c, put, marks)),
      }
    case 'entries':
      return {
        ...{ kind: 'entries', label, title },
        days: chapter.days.map((day, of) => ({
          label: `${label}d${of}`,
          title: put(day.title, 'H2', 'accent'),
          entries: day.entries.map((entry) => ({
            title: put(entry.title, 'H3'),
            details: entry.details && put(entry.details, 'P', 'soft'),
            paragraphs: entry.paragraphs.map(({ lines, rightToLeft }) =>
              marks.add(lines, { role: 'P', rtl: rightToLeft }),
            ),
          })),
        })),
      }
  }
}

type Words = Extract<Chapter, { kind: 'words' }>

const ROLES = { paragraphs: 'P', list: 'LBody', quotes: 'BlockQuote' } as const

function section({ title, as, texts }: Words['sections'][number], put: Put) {
  return {
    as,
    title: title && put(title, 'H2', 'accent'),
    texts: texts.map((text) => put(text.replace(/\s+/g, ' '), ROLES[as])),
  }
}

function chart({ title, sentence, shape }: BookChart, put: Put, marks: Marks) {
  return {
    title: put(title, 'H2', 'accent'),
    // One element for all that is written in the picture; it is read as its sentence.
    words: marks.add(wordsIn(shape), { role: 'Figure', ink: 'soft', alt: `${title}. ${sentence}` }),
    sentence: put(sentence, 'P'),
    shape: asDrawn(shape),
  }
}

/** Above a calendar, from Sunday. */
const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S']
const number = new Intl.NumberFormat('en-GB')

function asDrawn(shape: BookChart['shape']) {
  switch (shape.kind) {
    case 'bars':
      return {
        ...shape,
        bars: shape.bars.map((bar) => ({ ...bar, said: number.format(bar.value) })),
      }
    case 'calendar':
      return { ...shape, weekdays: WEEKDAYS }
    case 'dots':
      return shape
  }
}

function wordsIn(shape: BookChart['shape']): string[] {
  switch (shape.kind) {
    case 'bars':
      return shape.bars.flatMap(({ label, value }) => [label, number.format(value)])
    case 'dots':
      return [...shape.rows, shape.first, shape.last]
    case 'calendar':
      return [...WEEKDAYS, ...shape.months.map(({ label }) => label)]
  }
}
