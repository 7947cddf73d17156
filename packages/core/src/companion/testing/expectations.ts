import { expect } from 'vitest'

/** Everything in quotation marks, without the period or comma that the sentence around it adds. */
export const quotesIn = (text: string) =>
  [...text.matchAll(/“([^”]*?)[.,]?”/g)].map(([, quote = '']) => quote)

/** What the companion says in its own words. */
export const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, '')

export const lengthOf = (text: string) => text.split(/\s+/).length

/** Its sentences: none of them has a full stop inside. */
export const sentencesIn = (text: string) =>
  text
    .replaceAll('\n\n', ' ')
    .split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u)
    .filter((sentence) => sentence !== '')

const WORN = /it sounds like|i understand how you feel|you(?:'ve| have) got this|well done/i
const OWN_WORDS = ['should', 'a bit', 'Assistant', 'Ask your journal']

/** What is true of every reply, whatever it answers. */
export function expectWellFormed(text: string, sources: readonly string[]) {
  expect(text.trim(), text).not.toBe('')
  expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
  expect(text, text).not.toMatch(/[{}]|\bundefined\b|\bnull\b|\p{Extended_Pictographic}/u)
  const frames = text.replace(/“[^”]+”/g, '“x”')
  expect(frames, text).not.toMatch(/ {2}| [.,;:?]|“”|“ | ”|\.\.| $|^ |\n{3}/)
  expect(withoutQuotes(text), text).not.toMatch(/\b(\w+) \1\b/i)
  expect(text, text).not.toMatch(WORN)
  expect(text.match(/“/g)?.length ?? 0, text).toBe(text.match(/”/g)?.length ?? 0)
  for (const quote of quotesIn(text)) {
    const isGiven = sources.some((source) => source.toLowerCase().includes(quote.toLowerCase()))
    expect(isGiven || OWN_WORDS.includes(quote), `“${quote}” was not written: ${text}`).toBe(true)
  }
  const sentences = sentencesIn(text)
  expect(new Set(sentences).size, text).toBe(sentences.length)
  for (const sentence of sentences) expect(sentence, text).toMatch(/^[\p{Lu}“]/u)
}
