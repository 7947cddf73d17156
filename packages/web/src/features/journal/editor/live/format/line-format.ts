import { Decoration } from '@codemirror/view'
import type { LineMark, MarkdownLine } from '@daywell/core/markdown'
import { classNames } from '#kit/ui/class-names.ts'
import { addMark, addStyle, type Decorator } from './decorate.ts'
import styles from './format.module.css'
import { TaskBox } from './task-box.ts'

/** A line's own look: heading, quote, list item, code, rule. Each has its own direction. */
export function formatLine(decorator: Decorator, text: string, line: MarkdownLine): void {
  const attributes = { dir: 'auto' }
  decorator.add(Decoration.line({ class: classOf(line), attributes }).range(line.from))
  const isTouched = decorator.isTouched(line.from, line.to)
  if (line.item) addStyle(decorator, 'indent', blanksBefore(text, line.item.marker.from))
  for (const mark of line.marks) {
    if (mark.kind === 'task') addBox(decorator, text, line)
    else if (isHidden(mark)) addMark(decorator, isTouched, withBlanks(mark, text, line))
    else if (!isInBox(mark, line)) addStyle(decorator, styleOf(mark, decorator), mark)
  }
}

const HEADINGS = [undefined, styles.h1, styles.h2, styles.h3, styles.h4, styles.h5, styles.h6]

function classOf({ kind, level, quotes, item }: MarkdownLine): string {
  return classNames(
    HEADINGS[level],
    quotes > 0 && styles.quote,
    (kind === 'code' || kind === 'fence') && styles.codeLine,
    kind === 'rule' && styles.ruleLine,
    item?.task === 'done' && styles.done,
  )
}

const isHidden = ({ kind }: LineMark) =>
  kind === 'heading' || kind === 'closing' || kind === 'quote'

/** The blanks after `##` and one after `>` belong to the mark. */
function withBlanks({ kind, from, to }: LineMark, text: string, line: MarkdownLine) {
  if (kind === 'heading') return { from, to: line.content }
  return { from, to: kind === 'quote' && to < line.to && text[to] === ' ' ? to + 1 : to }
}

/** What a nested item is indented by. */
function blanksBefore(text: string, to: number) {
  let from = to
  while (text[from - 1] === ' ') from -= 1
  return { from, to }
}

/** The box of a task is shown in place of its bullet, too. */
const isInBox = ({ kind, from }: LineMark, { item }: MarkdownLine) =>
  kind === 'bullet' && item?.box !== undefined && item.marker.from === from

/** The caret at a bullet or a rule shows the signs that were typed. */
function styleOf({ kind, from, to }: LineMark, { isTouched }: Decorator): string {
  const isSign = kind === 'bullet' || kind === 'rule'
  return isSign && isTouched(from, to) ? 'mark' : kind
}

const MAX_NAME_CHARS = 80

/** The box instead of `- [ ]`, unless the caret is in it. */
function addBox(decorator: Decorator, text: string, line: MarkdownLine): void {
  const { item, content, contentTo } = line
  if (!item?.box) return
  const { from } = item.ordered ? item.box : item.marker
  const { to } = item.box
  if (decorator.isTouched(from + 1, to - 1)) addStyle(decorator, 'mark', { from, to })
  else {
    const name = text.slice(content, Math.min(contentTo, content + MAX_NAME_CHARS)).trim()
    const widget = new TaskBox(item.task === 'done', name)
    decorator.add(Decoration.replace({ widget }).range(from, to))
  }
}
