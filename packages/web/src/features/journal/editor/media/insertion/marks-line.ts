import type { MarkdownLine } from '@daywell/core/markdown'

const MARKS = /^(?:!\[(?:\\.|[^\\\]])*\]\(media:[0-9a-f]{24}\)\s*)+$/

/** Whether a line holds photos or recordings and nothing else. */
export function isMarksLine(text: string, line: MarkdownLine | undefined): boolean {
  if (line?.kind !== 'text') return false
  return MARKS.test(text.slice(line.content, line.contentTo))
}
