/** A replacement of a part of a text, and where the caret goes in the result. */
export interface Insertion {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly caret: number
}

/**
 * Puts a template into a text. An empty page becomes the template; otherwise the template goes
 * below the line of the caret, and every character of the text stays.
 */
export function insertTemplate(text: string, caret: number, template: string): Insertion {
  const start = firstPlaceToWrite(template)
  if (text.trim() === '') return { from: 0, to: text.length, insert: template, caret: start }
  const lineEnd = text.indexOf('\n', caret)
  const at = lineEnd === -1 ? text.length : lineEnd
  const before = '\n'.repeat(Math.max(0, 2 - lineBreaksBefore(text, at)))
  // What follows begins with the line break of its own line.
  const after = text.slice(at).trim() === '' ? '' : '\n'
  const insert = before + template + after
  return { from: at, to: at, insert, caret: at + before.length + start }
}

/** Up to two, which make an empty line. */
function lineBreaksBefore(text: string, at: number): number {
  if (text[at - 1] !== '\n') return 0
  return text[at - 2] === '\n' ? 2 : 1
}

const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/
/** A bullet, number, checkbox or quote mark with nothing behind it. */
const EMPTY_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)]|>)(?: \[[ xX]\])?[ \t]*$/
const LABEL = /[:：][ \t]*$/

/**
 * The offset of the first gap in a template: an empty list item, a label that ends in a colon, or
 * the empty line below a heading. Without a gap, the end.
 */
export function firstPlaceToWrite(template: string): number {
  let at = 0
  let isBelowHeading = false
  for (const line of template.split('\n')) {
    const isHeading = HEADING.test(line)
    if (isBelowHeading && line.trim() === '') return at
    if (!isHeading && (EMPTY_ITEM.test(line) || LABEL.test(line))) return at + line.length
    isBelowHeading = isHeading
    at += line.length + 1
  }
  return template.length
}
