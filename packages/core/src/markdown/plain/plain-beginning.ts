import { plainText } from './plain-text.ts'

/** What lists show of a text fits into this many characters, also with a few long addresses. */
const MIN_CHARS = 1200
/** A paragraph is read to its end, because its marks may close there; but a long one isn't. */
const MAX_CHARS = 2400

/**
 * The plain text of the beginning of a text, for the lines of a list: reading thousands of long
 * texts to their ends would take seconds. A short text is read to its end.
 */
export function plainBeginning(text: string): string {
  if (text.length <= MAX_CHARS) return plainText(text)
  const from = Math.max(0, text.search(/\S/))
  const most = text.slice(from, from + MAX_CHARS)
  const end = most.indexOf('\n\n', MIN_CHARS)
  return plainText(end === -1 ? most : most.slice(0, end))
}
