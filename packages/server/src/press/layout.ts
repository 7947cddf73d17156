import { type Book, type Chapter, isRightToLeft } from '@daywell/core/report'
import { chart, monthOpening, ring } from './drawings.ts'
import { laidOutParagraphs } from './formatted.ts'
import { type Ink, type Marks, newMarks, type Role } from './marks.ts'

/** What has room on one page; in a book with more days its chapters are named alone. */
const MAX_CONTENTS_LINES = 28

interface ContentsLine {
  readonly text: string
  /** The label that it leads to. */
  readonly to: string
  readonly depth: 0 | 1
}

/** A book as the template takes it: every text with its mark, and where it leads to. */
export function layOut(book: Book, shared?: ReadonlySet<string>) {
  const marks = newMarks(shared)
  const put = putIn(marks)
  const cover = {
    title: put(book.title, 'H1'),
    timeframe: put(book.timeframe, 'P', 'soft'),
    name: book.name && put(book.name, 'P'),
    dedication: book.dedication && put(book.dedication, 'P', 'soft'),
    ring: ring(book.ring, marks),
  }
  const contents = {
    title: put('Contents', 'H1'),
    lines: contentsOf(book).map(({ text, to, depth }) => ({
      text: marks.add([text], { role: 'Link', to }),
      to,
      depth,
    })),
  }
  const { chapters: given, paper, title, timeframe } = book
  const chapters = given.map((chapter, n) => ({
    ...laidOut(chapter, n, marks),
    // Above its further pages; where one chapter has all entries, their days say more.
    heads: [title, chapter.title === 'Entries' ? timeframe : chapter.title].map((head) =>
      put(head, 'Head', 'quiet'),
    ),
    last: n === given.length - 1,
  }))
  const colophon = put('About this book', 'H1', 'accent')
  const notes = book.notes.map((note) => put(note, 'P', 'soft'))
  return { marks, data: { paper, title, timeframe, cover, contents, chapters, colophon, notes } }
}

type Put = (text: string, role: Role, ink?: Ink) => ReturnType<Marks['add']>

const putIn =
  (marks: Marks): Put =>
  (text, role, ink = 'text') =>
    marks.add([text], { role, ink, rtl: isRightToLeft(text) })

function laidOut(chapter: Chapter, n: number, marks: Marks) {
  const put = putIn(marks)
  const shared = { kind: chapter.kind, label: `c${n}`, title: put(chapter.title, 'H1') }
  switch (chapter.kind) {
    case 'words':
      return { ...shared, sections: chapter.sections.map((one) => section(one, put)) }
    case 'charts':
      return { ...shared, charts: chapter.charts.map((one) => chart(one, marks)) }
    case 'entries':
      return {
        ...shared,
        opening: chapter.opening && monthOpening(chapter.opening, marks),
        days: chapter.days.map((day, of) => ({
          label: `c${n}d${of}`,
          title: put(day.title, 'H2', 'accent'),
          entries: day.entries.map((entry) => laidOutEntry(entry, marks)),
        })),
      }
  }
}

const SEPARATOR = ' · '

type Entry = Extract<Chapter, { kind: 'entries' }>['days'][number]['entries'][number]

function laidOutEntry({ title, details, paragraphs }: Entry, marks: Marks) {
  const rtl = paragraphs[0]?.rightToLeft ?? false
  return {
    title: title && putIn(marks)(title, 'H3'),
    // One by one: none of them is broken where it has a hyphen.
    details: details === '' ? null : laidOutDetails(details.split(SEPARATOR), rtl, marks),
    paragraphs: laidOutParagraphs(paragraphs, title === null ? 3 : 4, marks),
  }
}

/** Each in its own direction: `#work` stays so beside Arabic. */
function laidOutDetails(details: readonly string[], rtl: boolean, marks: Marks) {
  const set = marks.add(details, { role: 'P', ink: 'soft', rtl })
  return { ...set, turned: details.map(isRightToLeft) }
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

function contentsOf({ chapters }: Book): ContentsLine[] {
  const heads = chapters.map(({ title }, n) => ({ text: title, to: `c${n}`, depth: 0 as const }))
  const days = chapters.map((chapter, n) => (chapter.kind === 'entries' ? daysOf(chapter, n) : []))
  const all = heads.flatMap((head, n) => [head, ...(days[n] ?? [])])
  return all.length <= MAX_CONTENTS_LINES ? all : heads
}

function daysOf({ days }: Extract<Chapter, { kind: 'entries' }>, chapter: number): ContentsLine[] {
  return days.map(({ title }, n) => ({ text: title, to: `c${chapter}d${n}`, depth: 1 as const }))
}
