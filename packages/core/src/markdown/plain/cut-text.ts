import type { Range } from '../lines/line.ts'
import { readLines } from '../lines/read-lines.ts'
import { joinKept, type PlainText } from './join.ts'
import { mayHaveMarks } from './may-have-marks.ts'
import { struckIn, unstruckWithMap } from './unstruck-text.ts'

/**
 * The beginning of a text, with its marks. What is struck out stays so: where a cut would take one
 * of its marks away, or another mark that matters to it, the struck words are cut out instead.
 */
export function cutText(text: string, maxChars: number): string {
  return keepPart(text, { from: 0, to: maxChars }) ?? withoutStruck(text).slice(0, maxChars)
}

/** The end of a text, in the same way. It doesn't begin within a line of a quote, without its mark. */
export function endOfText(text: string, maxChars: number): string {
  const end = keepPart(text, { from: beginOfEnd(text, maxChars), to: text.length })
  if (end !== undefined) return end
  const rest = withoutStruck(text)
  return rest.slice(beginOfEnd(rest, maxChars))
}

function beginOfEnd(text: string, maxChars: number): number {
  const from = Math.max(0, text.length - maxChars)
  if (from === 0 || !mayHaveMarks(text)) return from
  const quoted = readLines(text).find((line) => line.quotes > 0 && isAcross(from)(line))
  return quoted?.to ?? from
}

/** Undefined if something that is struck out in the text isn't in the part. */
function keepPart(text: string, { from, to }: Range): string | undefined {
  const part = text.slice(from, to)
  if (part === text || !mayHaveMarks(text)) return part
  const struck = struckIn(text)
  const begin = struck.find(isAcross(from))?.to ?? from
  const kept = text.slice(begin, Math.max(begin, struck.find(isAcross(to))?.from ?? to))
  const moved = struck.map((range) => ({ from: range.from - begin, to: range.to - begin }))
  return isUncovered(moved, unstruckWithMap(kept)) ? undefined : kept
}

const isAcross = (at: number) => (range: Range) => range.from < at && at < range.to

/** Whether something that is struck out is kept. */
function isUncovered(struck: readonly Range[], { kept }: PlainText): boolean {
  let at = 0
  return kept.some(({ from, to }) => {
    while ((struck[at]?.to ?? Number.POSITIVE_INFINITY) <= from) at += 1
    return (struck[at]?.from ?? Number.POSITIVE_INFINITY) < to
  })
}

function withoutStruck(text: string): string {
  const hidden = struckIn(text).map((range) => ({ ...range, isApart: true }))
  return joinKept(text, { from: 0, to: text.length }, hidden).text
}
