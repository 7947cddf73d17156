import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  type Book,
  type BookChart,
  type BookOf,
  type Chapter,
  makeBook,
} from '@daywell/core/report'
import PDFDocument from 'pdfkit'
import { textOf } from '../runs.ts'

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/newsreader'))

/** The same report, tagged as ours, by a library that many would take. */
export function setByPdfkit(of: BookOf): Promise<Buffer> {
  const book = makeBook(of)
  const document = new PDFDocument({
    bufferPages: true,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    size: 'A4',
    margins: { top: 96, bottom: 104, left: 123, right: 123 },
  })
  document.registerFont('text', `${fonts}/400Regular/Newsreader_400Regular.ttf`)
  document.registerFont('italic', `${fonts}/400Regular_Italic/Newsreader_400Regular_Italic.ttf`)
  const root = document.struct('Document')
  document.addStructure(root)
  const say: Say = (role, act) => void root.add(document.struct(role, {}, [() => void act()]))
  say('H1', () => document.font('text', 40).text(book.title))
  say('P', () => document.font('italic', 17).text(book.timeframe))
  say('Figure', () => setRing(document, book.ring))
  document.addPage()
  for (const { title } of book.chapters) say('P', () => document.font('text', 11).text(title))
  for (const chapter of book.chapters) {
    document.addPage()
    const bookmark = document.outline.addItem(chapter.title)
    say('H1', () => document.font('text', 24).text(chapter.title))
    setChapter(document, chapter, say, (title) => void bookmark.addItem(title))
  }
  for (const note of book.notes) say('P', () => document.font('text', 8.75).text(note))
  root.end()
  for (let page = 2; page < document.bufferedPageRange().count; page++)
    setMargins(document, book, page)
  document.end()
  return buffer(document)
}

type Pages = InstanceType<typeof PDFDocument>
type Say = (role: string, act: () => unknown) => void

function setRing(document: Pages, { days, strokes }: Book['ring']): void {
  const at = (turn: number, far: number) =>
    [298 + far * Math.sin(2 * Math.PI * turn), 500 - far * Math.cos(2 * Math.PI * turn)] as const
  for (let day = 0; day < days; day++) document.circle(...at(day / days, 66), 1)
  document.fill('#c5beb1')
  for (const { turn, length } of strokes)
    document.moveTo(...at(turn, 73)).lineTo(...at(turn, 73 + 49 * length))
  document.stroke('#2f4b80').fillColor('#222')
}

/** The running head and the number of a page. */
function setMargins(document: Pages, { title, timeframe }: Book, page: number): void {
  document.switchToPage(page)
  document.markContent('Artifact')
  document.page.margins.bottom = 0
  document.font('italic', 9).text(title, 123, 60, { lineBreak: false })
  document.text(timeframe, 380, 60, { lineBreak: false })
  document.font('text', 9).text(String(page + 1), 295, 775, { lineBreak: false })
  document.endMarkedContent()
}

function setChapter(
  document: Pages,
  chapter: Chapter,
  say: Say,
  bookmark: (title: string) => void,
): void {
  if (chapter.kind === 'charts')
    for (const chart of chapter.charts) say('Figure', () => setChart(document, chart))
  if (chapter.kind !== 'entries') return
  for (const day of chapter.days) {
    bookmark(day.title)
    say('H2', () => document.font('italic', 11).text(day.title))
    for (const { title, details, paragraphs } of day.entries) {
      if (title) say('H3', () => document.font('text', 14).text(title))
      say('P', () => document.font('italic', 9.5).text(details))
      document.font('text', 10.75)
      for (const { lines } of paragraphs)
        say('P', () => document.text(lines.map(textOf).join('\n')).moveDown(0.5))
    }
  }
}

function setChart(document: Pages, { title, sentence, shape }: BookChart): void {
  document.font('italic', 11).text(title)
  const top = document.y
  draw(shape, {
    square: (x, y, width, height) => document.rect(123 + x, top + y, width, height).fill('#2f4b80'),
    label: (text, x, y) =>
      document.font('text', 8).text(text, 123 + x, top + y, { lineBreak: false }),
  })
  document
    .fillColor('#222')
    .font('text', 10.75)
    .text(sentence, 123, top + 120)
}

interface Pen {
  square(x: number, y: number, width: number, height: number): void
  label(text: string, x: number, y: number): void
}

function draw(shape: BookChart['shape'], { square, label }: Pen): void {
  if (shape.kind === 'bars') {
    for (const [n, { value }] of shape.bars.entries())
      square(n * 40, 96 - value / 10, 25, value / 10)
    for (const [n, bar] of shape.bars.entries()) label(bar.label, n * 40, 100)
  } else if (shape.kind === 'dots') {
    for (const [n, row] of shape.rows.entries()) label(row, 0, n * 19)
    for (const { row, at } of shape.dots) square(78 + at * 260, row * 19, 6, 6)
  } else if (shape.kind === 'calendar') {
    const cells = shape.weeks.flatMap((week, n) => week.map((cell, day) => ({ cell, n, day })))
    for (const { n, day } of cells.filter(({ cell }) => cell !== null))
      square(n * 15, day * 15, 13, 13)
  }
}
