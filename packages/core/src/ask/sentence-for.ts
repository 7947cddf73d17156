import type { AskedEntry } from './asked-entry.ts'
import { sentencesIn } from './pieces.ts'
import { tellingWords } from './telling-words.ts'

/** Only the beginning of a very long entry is searched. */
const MAX_CONTENT_CHARS = 40_000

/** The sentence of an entry with the most content words of a question, else the first. */
export function sentenceFor({ title, content }: AskedEntry, question: string): string {
  const wanted = new Set(tellingWords(question))
  const sentences = sentencesIn(content.slice(0, MAX_CONTENT_CHARS)).map(({ text }) => text)
  const held = sentences.map((text) => heldBy(text, wanted))
  return sentences[held.indexOf(Math.max(...held))] ?? title
}

const heldBy = (text: string, wanted: ReadonlySet<string>) =>
  new Set(tellingWords(text).filter((word) => wanted.has(word))).size
