import type { Page } from '../reading/pages.ts'
import type { Statement, Told } from './statements.ts'

const MIN_WORDS = 3
/** A sentence as short says little alone. */
const MAX_WORDS_OF_BRIEF = 5
const MAX_BOTH_CHARS = 180

/** Long enough to say something. */
export const isFit = ({ text }: Statement) => text.split(/\s+/).length >= MIN_WORDS

/** Whether a sentence is, or is part of, one of some. */
export const isAmong = (one: Statement, some: readonly Statement[]) =>
  some.some(({ id, start, end }) => id === one.id && start <= one.start && one.end <= end)

/** A brief sentence with the one after it, or before it; any other alone. */
export function inContext(
  { page, statements }: Told,
  one: Statement,
  without: readonly Statement[],
): Statement {
  if (one.text.split(/\s+/).length > MAX_WORDS_OF_BRIEF || one.feelings.length > 0) return one
  const beside = (step: number) =>
    statements.find((other) => other.index === one.index + step && !isAmong(other, without))
  const [before, next] = [beside(-1), beside(1)]
  const both = (next && joined(page, one, next)) ?? (before && joined(page, before, one))
  return both ?? one
}

/** Two sentences that follow each other, verbatim. */
export function joined(page: Page, first: Statement, second: Statement): Statement | undefined {
  const text = page.reading.text.slice(first.start, second.end)
  const isFine = text.length <= MAX_BOTH_CHARS && !first.isExclaimed && !text.includes('\n')
  return isFine ? { ...second, text, start: first.start } : undefined
}
