import type { MarkdownItem, MarkdownLine } from '@daywell/core/markdown'

const EMPTY_ITEM = /^(?:[-+*]|(\d{1,9})[.)])(?:[ \t]+(\[[ xX]\]))?[ \t]*$/

/**
 * The item that begins on a line, also an empty one within another item: read as Markdown, that's
 * the text of the outer one until its first word is typed.
 */
export function itemOf(line: MarkdownLine, text: string): MarkdownItem | undefined {
  if (line.item || line.lists === 0 || line.kind !== 'text') return line.item
  const { content, to } = line
  const found = to - content < 20 ? EMPTY_ITEM.exec(text.slice(content, to)) : null
  if (!found) return undefined
  const [whole, digits, box] = found
  const marker = { from: content, to: content + (digits === undefined ? 1 : digits.length + 1) }
  const boxAt = content + whole.indexOf('[')
  return {
    ordered: digits !== undefined,
    number: Number(digits ?? 0),
    task: box === undefined ? 'none' : box === '[ ]' ? 'open' : 'done',
    marker,
    box: box === undefined ? undefined : { from: boxAt, to: boxAt + 3 },
  }
}
