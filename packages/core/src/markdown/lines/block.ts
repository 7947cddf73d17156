import { type Cursor, isBlankCode } from './cursor.ts'

const RULE_MARKS = '-*_'
const MIN_RULE_MARKS = 3
const FENCE = /(?:`{3,}|~{3,})/y
const HEADING = /#{1,6}(?=[ \t])/y

/** The run of marks that opens or closes a block of code. */
export interface Fence {
  readonly mark: string
  readonly length: number
}

/** `---`, `* * *` and such, and nothing else in the rest of the line. */
export function isRule(text: string, cursor: Cursor): boolean {
  const { at, to } = cursor
  const mark = text.charCodeAt(at)
  if (at >= to || !RULE_MARKS.includes(text.charAt(at))) return false
  let marks = 0
  for (let next = at; next < to; next += 1) {
    const code = text.charCodeAt(next)
    cursor.steps += 1
    if (code === mark) marks += 1
    else if (!isBlankCode(code)) return false
  }
  return marks >= MIN_RULE_MARKS
}

/** The level of a heading, or 0. `#tag` and a lone `#` are text. */
export function headingLevel(text: string, { at, to }: Cursor): number {
  HEADING.lastIndex = at
  return at < to ? (HEADING.exec(text)?.[0].length ?? 0) : 0
}

/** Where the content of a heading ends: before the closing `##`, if there is one after a blank. */
export function headingEnd(text: string, from: number, to: number): number {
  const end = trimEnd(text, from, to)
  let at = end
  while (at > from && text.charCodeAt(at - 1) === 35) at -= 1
  if (at === end || (at > from && !isBlankCode(text.charCodeAt(at - 1)))) return to
  return trimEnd(text, from, at)
}

/** A name of a language; more words after the fence are a person's own. */
const LANGUAGE = /^[\w+#.-]*[ \t]*$/

/** The fence that begins here. A line such as `~~~ hello ~~~` or `~~~ my thoughts` is text. */
export function fenceAt(text: string, cursor: Cursor): Fence | undefined {
  const { at, to } = cursor
  FENCE.lastIndex = at
  const run = at < to ? FENCE.exec(text)?.[0] : undefined
  cursor.steps += run === undefined ? 0 : to - at
  if (run === undefined || !LANGUAGE.test(text.slice(at + run.length, to))) return undefined
  return { mark: run.charAt(0), length: run.length }
}

/** Whether the fence that begins here closes the open one. */
export function isClosing(text: string, cursor: Cursor, open: Fence): boolean {
  const fence = fenceAt(text, cursor)
  if (fence?.mark !== open.mark || fence.length < open.length) return false
  const end = cursor.at + fence.length
  return trimEnd(text, end, cursor.to) === end
}

function trimEnd(text: string, from: number, to: number): number {
  let end = to
  while (end > from && isBlankCode(text.charCodeAt(end - 1))) end -= 1
  return end
}
