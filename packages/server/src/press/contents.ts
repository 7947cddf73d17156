import type { Book, Chapter } from '@daywell/core/report'

/** What has room on one page; in a book with more days its chapters are named alone. */
const MAX_LINES = 28

interface Line {
  readonly text: string
  /** The label that it leads to. */
  readonly to: string
  readonly depth: 0 | 1
}

export function contentsOf({ chapters }: Book): Line[] {
  const heads = chapters.map(({ title }, n) => ({ text: title, to: `c${n}`, depth: 0 as const }))
  const days = chapters.map((chapter, n) => (chapter.kind === 'entries' ? daysOf(chapter, n) : []))
  const all = heads.flatMap((head, n) => [head, ...(days[n] ?? [])])
  return all.length <= MAX_LINES ? all : heads
}

function daysOf({ days }: Extract<Chapter, { kind: 'entries' }>, chapter: number): Line[] {
  return days.map(({ title }, n) => ({ text: title, to: `c${chapter}d${n}`, depth: 1 as const }))
}
