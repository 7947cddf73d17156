import { Decoration } from '@codemirror/view'
import type { MarkdownLine, MarkdownSpan } from '@daywell/core/markdown'
import { addMark, addStyle, type Decorator, partsIn } from './decorate.ts'
import { LinkOpener } from './link-opener.ts'

/** Bold, italic and the like: the words are styled, the marks hidden unless the caret is there. */
export function formatSpan(
  decorator: Decorator,
  lines: readonly MarkdownLine[],
  { style, from, innerFrom, innerTo, to, address }: MarkdownSpan,
): void {
  const isShown = decorator.isTouched(from, to)
  for (const mark of partsIn(lines, from, innerFrom)) addMark(decorator, isShown, mark)
  for (const words of partsIn(lines, innerFrom, innerTo))
    if (style !== 'escape') addStyle(decorator, style, words)
  for (const mark of partsIn(lines, innerTo, to)) addMark(decorator, isShown, mark)
  if (address !== undefined && isSeen(lines, to))
    decorator.add(Decoration.widget({ widget: new LinkOpener(address), side: 1 }).range(to))
}

function isSeen(lines: readonly MarkdownLine[], offset: number): boolean {
  const [first, last] = [lines[0], lines.at(-1)]
  return first !== undefined && last !== undefined && first.from <= offset && offset <= last.to
}
