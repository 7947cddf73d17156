import { charactersInWords } from '@daywell/core/report'
import type { Family } from './fonts.ts'

/** The faces that a book is set in, as its last page names them. */
export function setIn(families: readonly Family[]): string {
  return `Set in ${families.join(', ').replace(/, ([^,]+)$/, ' and $1')}.`
}

/** Lists the characters that are missing on the pages, by their code points. */
export function missingNotes(missing: readonly string[]): string[] {
  if (missing.length === 0) return []
  return [
    `This server has no font for some characters, which appear as empty boxes: ${charactersInWords(missing)}. You can still copy them from this file as text, except some in words that mix in right-to-left letters.`,
  ]
}
