/** No passage is longer: one endless paragraph is not left out as a whole. */
const MAX_PASSAGE_CHARS = 1500

/** A text in passages that can be left out one by one: paragraphs, and pieces of very long ones. */
export function passagesOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap(piecesOf)
}

function piecesOf(paragraph: string): string[] {
  const pieces: string[] = []
  let rest = paragraph
  while (rest.length > MAX_PASSAGE_CHARS) {
    const end = endWithin(rest)
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end)
  }
  return [...pieces, rest.trim()].filter((piece) => piece !== '')
}

/** After the last sentence that fits, else after the last word, else anywhere but in a character. */
function endWithin(text: string): number {
  const window = text.slice(0, MAX_PASSAGE_CHARS)
  const sentence = Math.max(...['. ', '! ', '? ', '。', '\n'].map((end) => window.lastIndexOf(end)))
  if (sentence > MAX_PASSAGE_CHARS / 2) return sentence + 1
  const word = window.lastIndexOf(' ')
  if (word > MAX_PASSAGE_CHARS / 2) return word + 1
  return /[\ud800-\udbff]$/.test(window) ? MAX_PASSAGE_CHARS - 1 : MAX_PASSAGE_CHARS
}
