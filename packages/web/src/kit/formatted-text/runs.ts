import type { MarkdownLine, MarkdownSpan } from '@daywell/core/markdown'

type Style = Exclude<MarkdownSpan['style'], 'link' | 'escape'>

/** A part of a paragraph in which nothing changes: all styles that apply to it at once. */
export interface Run {
  readonly from: number
  readonly to: number
  readonly styles: readonly Style[]
  readonly address: string | undefined
  /** A sign that makes formatting rather than a part of what is read. */
  readonly isMark: boolean
}

/** Where something begins or ends. */
interface Edge {
  readonly at: number
  readonly by: 1 | -1
  readonly of: Style | 'mark' | 'link' | 'plain'
  readonly address?: string | undefined
}

/** Outermost first. */
const STYLES: readonly Style[] = ['strong', 'em', 'strike', 'code', 'image']

/**
 * A paragraph as a flat list. Spans nest as deep as a text says, and a browser can't lay out
 * elements that nest ten thousand deep.
 */
export function runsOf(lines: readonly MarkdownLine[], spans: readonly MarkdownSpan[]): Run[] {
  const edges = [...lines.flatMap(edgesOfLine), ...spans.flatMap(edgesOfSpan)]
  // A stable sort: where one link ends and the next begins, the end comes first.
  edges.sort((a, b) => a.at - b.at)
  const open = { strong: 0, em: 0, strike: 0, code: 0, image: 0, mark: 0, link: 0, plain: 0 }
  const runs: Run[] = []
  let from = lines[0]?.from ?? 0
  let address: string | undefined
  for (const edge of edges) {
    if (edge.at > from) {
      const styles = STYLES.filter((style) => open[style] > 0)
      runs.push({ from, to: edge.at, styles, address, isMark: open.mark > 0 })
      from = edge.at
    }
    open[edge.of] += edge.by
    if (edge.of === 'link') address = edge.by > 0 ? edge.address : undefined
  }
  return runs
}

function edgesOfLine(line: MarkdownLine): Edge[] {
  const { from, contentTo, to } = line
  const begin = isIndentedByHand(line) ? from : line.content
  return [
    ...between(from, begin, 'mark'),
    ...between(begin, contentTo, 'plain'),
    ...between(contentTo, to, 'mark'),
  ]
}

/** Blanks at the beginning of a line are shown, unless they make it a part of an item. */
function isIndentedByHand({ kind, marks, lists }: MarkdownLine): boolean {
  return kind === 'text' && marks.length === 0 && lists === 0
}

function edgesOfSpan({ style, from, innerFrom, innerTo, to, address }: MarkdownSpan): Edge[] {
  const inside = style === 'escape' ? [] : between(innerFrom, innerTo, style, address)
  return [...between(from, innerFrom, 'mark'), ...inside, ...between(innerTo, to, 'mark')]
}

function between(from: number, to: number, of: Edge['of'], address?: string): Edge[] {
  if (from >= to) return []
  return [
    { at: from, by: 1, of, address },
    { at: to, by: -1, of },
  ]
}
