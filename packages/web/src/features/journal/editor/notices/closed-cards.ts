/** What an entry said when its card was closed: numbers made of its sentences, and none of their words. */
export type Closed = ReadonlySet<number>

const SENTENCES = /(?<=[.!?…])\s+|\n+/
const START = 0x811c9dc5

/** What is remembered of a text when its card is closed. */
export const closedOver = (text: string, before: Closed = new Set()): Closed =>
  new Set([...before, ...sentencesOf(text).map((sentence) => numberOf(splitWords(sentence)))])

/** What was written since then; of a sentence that went on, what it went on with. */
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
/** A capital or a full stop more makes no other word. */
const plain = (word: string) => word.toLowerCase().replace(/[.,!?…;:]+$/, '')
const numberOf = (words: readonly string[]) => words.reduce(withWord, START)

function withWord(number: number, word: string): number {
  let made = number
  for (const letter of `${plain(word)} `)
    made = Math.imul(made ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return made >>> 0
}
