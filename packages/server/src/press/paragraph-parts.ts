interface Part {
  readonly lines: readonly string[]
  /** What a line of a list begins with: what follows it stands apart from it. */
  readonly hang: string | null
}

/** Longer paragraphs are split: the time to set one grows faster than its length. */
const MAX_PART_CHARS = 8_000

/** A paragraph as it is set: each line of a list, and what is very long in pieces. */
export function partsOfParagraph(lines: readonly string[]): Part[] {
  const parts: { lines: string[]; hang: string | null; length: number }[] = []
  for (const line of lines.flatMap(cut)) {
    const [hang = null] = LIST.exec(line) ?? []
    const last = parts.at(-1)
    if (hang !== null || !last || last.hang !== null || last.length + line.length > MAX_PART_CHARS)
      parts.push({ lines: [line], hang, length: line.length })
    else {
      last.lines.push(line)
      last.length += line.length
    }
  }
  return parts
}

/** `- `, `• `, `1. `, `a) `, `[x] `, as people write them. */
const LIST = /^\s*(?:[-*+•–—‣·]|\d{1,3}[.)]|\p{L}\)|\[[ xX✓]?\])\s+(?=\S)/u

const SENTENCE_END = /[.!?…。！？।॥؟۔]["'”’»)」』]*\s*/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function cut(line: string): string[] {
  const pieces: string[] = []
  let rest = line
  while (rest.length > MAX_PART_CHARS) {
    const at = placeToCut(rest.slice(0, MAX_PART_CHARS))
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...pieces, rest]
}

/** After the last sentence, else after the last blank, else between two letters. */
function placeToCut(text: string): number {
  const half = text.length / 2
  const sentence = [...text.matchAll(SENTENCE_END)].at(-1)
  const afterSentence = sentence ? sentence.index + sentence[0].length : 0
  if (afterSentence > half) return afterSentence
  const afterBlank = text.lastIndexOf(' ') + 1
  return afterBlank > half ? afterBlank : beforeLastLetter(text)
}

function beforeLastLetter(text: string): number {
  const tail = text.slice(-200)
  const last = [...graphemes.segment(tail)].at(-1)
  return text.length - tail.length + (last?.index || tail.length)
}
