import {
  type MarkdownLine,
  mayHaveMarks,
  paragraphsOf,
  readLines,
  readSpans,
} from '@daywell/core/markdown'
import { MAX_PARTS } from './max-parts.ts'
import { type Run, runsOf } from './runs.ts'

/** A part of a text with its marks. */
export interface SourceRun extends Run {
  readonly isHeading: boolean
}

/**
 * The marks of a text and what they apply to, in its order, to show both. None if there are too
 * many to show.
 */
export function sourceRuns(text: string): readonly SourceRun[] {
  const all: SourceRun[] = []
  if (!mayHaveMarks(text)) return all
  for (const lines of paragraphsOf(readLines(text))) {
    for (const run of runsIn(text, lines)) {
      if (run.isMark || run.isHeading || run.styles.length > 0) all.push(run)
    }
    if (all.length > MAX_PARTS) return []
  }
  return all
}

function runsIn(text: string, lines: readonly MarkdownLine[]): SourceRun[] {
  const { kind } = lines[0] ?? {}
  const isHeading = kind === 'heading'
  const spans = isHeading || kind === 'text' ? readSpans(text, lines) : []
  return runsOf(lines, spans).map((run) => ({
    ...run,
    isHeading,
    styles: kind === 'code' ? ['code'] : run.styles,
  }))
}
