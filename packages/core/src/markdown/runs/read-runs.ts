import type { MarkdownLine } from '../lines/line.ts'
import { hiddenIn } from '../plain/hidden.ts'
import { joinKept } from '../plain/join.ts'
import { readSpans } from '../spans/read-spans.ts'
import type { MarkdownSpan } from '../spans/span.ts'

type RunStyle = 'strong' | 'em' | 'strike' | 'code'

/** Some words of a line that are shown in one style; no marks. */
export interface MarkdownRun {
  readonly text: string
  readonly styles: readonly RunStyle[]
  /** Of a link: always http, https or mailto. */
  readonly address: string | null
}

const STYLES: readonly RunStyle[] = ['strong', 'em', 'strike', 'code']

/** Where the style of the text changes, and to what. */
interface Change {
  readonly at: number
  readonly styles: readonly RunStyle[]
  readonly address: string | null
}

/**
 * The lines of one paragraph as runs: flat, however deep the spans are nested, so that what shows
 * them needs no recursion.
 */
export function readRuns(text: string, lines: readonly MarkdownLine[]): MarkdownRun[][] {
  const isCode = lines[0]?.kind === 'code'
  const changes = isCode ? [] : changesOf(readSpans(text, lines))
  const { kept, text: plain } = joinKept(text, rangeOf(lines), hiddenIn(text, lines))
  const runs: MarkdownRun[][] = [[]]
  let next = 0
  let now: Change = { at: 0, styles: [], address: null }
  let shown = 0
  for (const { at, from, to } of kept) {
    let begin = from
    while (begin < to) {
      while (next < changes.length && (changes[next]?.at ?? 0) <= begin) {
        now = changes[next] ?? now
        next += 1
      }
      const end = Math.min(to, changes[next]?.at ?? to)
      // What the kept parts leave between them is a blank that keeps two words apart.
      addLines(runs, plain.slice(shown, at + end - from), now)
      shown = at + end - from
      begin = end
    }
  }
  return runs
}

function rangeOf(lines: readonly MarkdownLine[]) {
  return { from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 }
}

function addLines(runs: MarkdownRun[][], text: string, { styles, address }: Change) {
  for (const [at, part] of text.split(/\r\n?|\n/).entries()) {
    if (at > 0) runs.push([])
    if (part !== '') runs.at(-1)?.push({ text: part, styles, address })
  }
}

/** Sweeps over the ends of all spans; counters, because the same style may be nested. */
function changesOf(spans: readonly MarkdownSpan[]): Change[] {
  const edges = spans
    .flatMap((span) => [
      { at: span.innerFrom, span, step: 1 },
      { at: span.innerTo, span, step: -1 },
    ])
    .sort((a, b) => a.at - b.at)
  const open: Record<string, number> = {}
  let address: string | null = null
  return edges.map(({ at, span, step }) => {
    open[span.style] = (open[span.style] ?? 0) + step
    if (span.style === 'link') address = step > 0 ? (span.address ?? null) : null
    return { at, styles: STYLES.filter((style) => (open[style] ?? 0) > 0), address }
  })
}
