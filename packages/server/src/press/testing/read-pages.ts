import type { BookOf, Paper, ReportEntry } from '@daywell/core/report'
import { Document } from 'mupdf'

/** A finished report as a reader's program sees it. */
export function readPages(pdf: Uint8Array) {
  const document = Document.openDocument(pdf, 'application/pdf')
  const pages = Array.from({ length: document.countPages() }, (_, n) => document.loadPage(n))
  const [, , width, height] = pages[0]?.getBounds() ?? []
  return {
    title: document.getMetaData('info:Title'),
    size: [width, height].map((side) => Math.round(side ?? 0)),
    texts: pages.map((page) =>
      page.toStructuredText('preserve-whitespace,preserve-ligatures').asText(),
    ),
    outline: document.loadOutline() ?? [],
    document,
  }
}

/** Without what a page may add or drop: blanks and invisible characters. */
export function bare(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
}

/** Without blanks, of which a page has its own, and with everything else. */
export const folded = (text: string) => text.normalize('NFC').replace(/\s+/gu, '')

/** A page without its running head and its number. */
export function withoutMargins(text: string): string {
  return text.replace(/^\s*Journal\s+Nov 1–30, 2026\s/, '').replace(/\d+\s*$/, '')
}

/** So far another character may be from the one before it: a program may say one twice. */
const NEAR = 12

/** Where a text ends that begins here in another one, and the first of it that does not follow. */
export function inOrder(text: string, inside: string, from: number): { end: number; lost: string } {
  let at = from
  for (const [n, letter] of [...text].entries()) {
    const next = inside.indexOf(letter, at)
    if (next < 0 || next > at + NEAR) return { end: at, lost: [...text].slice(n, n + 8).join('') }
    at = next + letter.length
  }
  return { end: at, lost: '' }
}

export function entryWith(content: string, more: Partial<ReportEntry> = {}): ReportEntry {
  return {
    title: 'A page',
    content,
    localDate: '2026-11-18',
    mood: null,
    tags: [],
    metadata: { wordCount: 10, keywords: [] },
    ...more,
  }
}

export function bookWith(entries: readonly ReportEntry[], paper: Paper = 'a4'): BookOf {
  const span = { from: '2026-11-01', to: '2026-11-30' }
  return { span, entries, summary: null, paper, today: '2026-11-18' }
}
