import type { Book } from '@daywell/core/report'
import { makeBook, type ReportEntry } from '@daywell/core/report'
import { Document } from 'mupdf'

/** A finished report as a reader's program sees it. */
export function readPages(pdf: Uint8Array) {
  const document = Document.openDocument(pdf, 'application/pdf')
  const pages = Array.from({ length: document.countPages() }, (_, n) => document.loadPage(n))
  const [, , width, height] = pages[0]?.getBounds() ?? []
  return {
    title: document.getMetaData('info:Title'),
    size: [width, height].map((side) => Math.round(side ?? 0)),
    texts: pages.map((page) => page.toStructuredText('preserve-whitespace').asText()),
    outline: document.loadOutline() ?? [],
    document,
  }
}

/** Without what a page adds or takes away freely: blanks, and characters that nobody sees. */
export function bare(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
}

export function entryWith(content: string, more: Partial<ReportEntry> = {}): ReportEntry {
  return {
    ...{ title: 'A page', content, localDate: '2026-11-18', mood: null, tags: [] },
    metadata: { wordCount: 10, keywords: [] },
    ...more,
  }
}

export function bookWith(entries: readonly ReportEntry[], paper: Book['paper'] = 'a4'): Book {
  const span = { from: '2026-11-01', to: '2026-11-30' }
  return makeBook({ span, entries, summary: null, paper, today: '2026-11-18' })
}
