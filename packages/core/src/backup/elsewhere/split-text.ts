/** A part is no shorter than this share of what it may be, if there is a better place to cut. */
const MIN_PART_SHARE = 0.8

/**
 * A text in parts of at most so many units, cut between paragraphs, or lines, or words where that
 * can be, and never within a character. Put together again they are the text.
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
