import type { Range } from '@codemirror/state'
import { Decoration } from '@codemirror/view'
import type { MarkdownLine } from '@daywell/core/markdown'
import styles from './format.module.css'

/** Collects decorations of the visible part of the text. */
export interface Decorator {
  /** Whether the caret or the selection is there: marks are shown. */
  readonly isTouched: (from: number, to: number) => boolean
  readonly add: (decoration: Range<Decoration>) => void
}

const hidden = Decoration.replace({})
const decorations = new Map<string, Decoration>()

function classDecoration(name: string): Decoration {
  const found = decorations.get(name) ?? Decoration.mark({ class: name })
  decorations.set(name, found)
  return found
}

/** Gives a part of a line a class of our styles. */
export function addStyle(
  { add }: Decorator,
  name: string,
  { from, to }: { from: number; to: number },
): void {
  if (from < to) add(classDecoration(styles[name] ?? '').range(from, to))
}

/** A mark is hidden, or faded where the person is. */
export function addMark(
  decorator: Decorator,
  isShown: boolean,
  { from, to }: { from: number; to: number },
): void {
  if (isShown) addStyle(decorator, 'mark', { from, to })
  else if (from < to) decorator.add(hidden.range(from, to))
}

/** The parts of a range that are in the content of lines, without line breaks and prefixes. */
export function partsIn(
  lines: readonly MarkdownLine[],
  from: number,
  to: number,
): readonly { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  for (let index = firstLineAt(lines, from); index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || line.content >= to) break
    const part = { from: Math.max(from, line.content), to: Math.min(to, line.contentTo) }
    if (part.from < part.to) parts.push(part)
  }
  return parts
}

/** The first line that ends after an offset, by bisection: a paragraph may have many lines. */
function firstLineAt(lines: readonly MarkdownLine[], offset: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.to ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
