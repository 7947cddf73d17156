/**
 * A part has at least this share of the maximum, so that a better cut doesn't make it too short.
 */
const MIN_PART_SHARE = 0.8

/**
 * Splits a text into parts of at most `most` UTF-16 units: between paragraphs, lines or words where
 * possible, and never within a character. Joined they are the text.
 */
export function splitText(text: string, most: number): string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > most) {
    const to = cutIn(text, from, from + most)
    parts.push(text.slice(from, to))
    from = to
  }
  parts.push(text.slice(from))
  return parts
}

function cutIn(text: string, from: number, last: number): number {
  const least = from + Math.floor((last - from) * MIN_PART_SHARE)
  for (const mark of ['\n\n', '\n', ' ']) {
    const found = text.lastIndexOf(mark, last - mark.length)
    if (found >= least) return found + mark.length
  }
  const code = text.charCodeAt(last)
  return code >= 0xdc00 && code < 0xe000 ? last - 1 : last
}
