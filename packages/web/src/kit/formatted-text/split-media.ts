import type { MarkdownSpan } from '@daywell/core/markdown'
import type { MediaItem } from './block.ts'
import type { Run } from './runs.ts'

/** Words between photos, or a photo. */
type Split = { readonly runs: readonly Run[] } | { readonly item: MediaItem }

/**
 * A paragraph divided at its photos and recordings, which have lines of their own. Blanks around
 * them are left out. Of a photo in the caption of another one, only the outer one counts.
 */
export function splitAtMedia(
  text: string,
  runs: readonly Run[],
  spans: readonly MarkdownSpan[],
): Split[] {
  const splits: Split[] = []
  let next = 0
  let done = 0
  const addRunsTo = (end: number) => {
    const from = next
    while ((runs[next]?.to ?? Number.POSITIVE_INFINITY) <= end) next += 1
    const trimmed = withoutBlanksAround(text, runs.slice(from, next))
    if (trimmed.length > 0) splits.push({ runs: trimmed })
  }
  for (const { media, from, innerFrom, innerTo, to } of byPlace(spans)) {
    if (media === undefined || from < done) continue
    addRunsTo(from)
    splits.push({ item: { id: media, caption: text.slice(innerFrom, innerTo) } })
    while ((runs[next]?.to ?? Number.POSITIVE_INFINITY) <= to) next += 1
    done = to
  }
  addRunsTo(text.length)
  return splits
}

/** A span is found where it ends. */
function byPlace(spans: readonly MarkdownSpan[]): MarkdownSpan[] {
  return spans.filter(({ media }) => media !== undefined).sort((a, b) => a.from - b.from)
}

/** Nothing if they're all blank. */
function withoutBlanksAround(text: string, runs: readonly Run[]): Run[] {
  const isBlank = ({ from, to }: Run) => text.slice(from, to).trim() === ''
  const first = runs.findIndex((run) => !run.isMark && !isBlank(run))
  const last = runs.findLastIndex((run) => !run.isMark && !isBlank(run))
  return runs.slice(first, last + 1).map((run, at, { length }) => {
    const shown = text.slice(run.from, run.to)
    const from = at === 0 ? run.from + shown.length - shown.trimStart().length : run.from
    return {
      ...run,
      from,
      to: at === length - 1 ? run.to - shown.length + shown.trimEnd().length : run.to,
    }
  })
}
