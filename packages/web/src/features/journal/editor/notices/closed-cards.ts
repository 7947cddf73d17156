/** Hashes of an entry's sentences when its card was closed; no text is stored. */
export type Closed = ReadonlySet<number>

const SENTENCES = /(?<=[.!?…])\s+|\n+/
const START = 0x811c9dc5

/** The hashes to remember when a card is closed. */
export const closedOver = (text: string, before: Closed = new Set()): Closed =>
  new Set([...before, ...sentencesOf(text).map((sentence) => numberOf(splitWords(sentence)))])

/** Text added since; for a continued sentence, only the addition. */
export function writtenSince(text: string, closed: Closed): string {
  return sentencesOf(text)
    .map((sentence) => unknownPart(splitWords(sentence), closed))
    .filter((part) => part !== '')
    .join('\n')
}

function unknownPart(words: readonly string[], closed: Closed): string {
  let number = START
  let known = 0
  for (const [at, word] of words.entries()) {
    number = withWord(number, word)
    if (closed.has(number)) known = at + 1
  }
  return words.slice(known).join(' ')
}

const sentencesOf = (text: string) => text.split(SENTENCES).filter((one) => one.trim() !== '')
const splitWords = (sentence: string) => sentence.trim().split(/\s+/)
/** Ignores case and trailing punctuation. */
const plain = (word: string) => word.toLowerCase().replace(/[.,!?…;:]+$/, '')
const numberOf = (words: readonly string[]) => words.reduce(withWord, START)

function withWord(number: number, word: string): number {
  let made = number
  for (const letter of `${plain(word)} `)
    made = Math.imul(made ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return made >>> 0
}
