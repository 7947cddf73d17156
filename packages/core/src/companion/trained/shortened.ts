import { ownPlainText, plainText } from '#markdown/index.ts'

/** About what the model reads of a text: 256 tokens of four letters. */
const READ_CHARS = 1_000
const SENTENCE_END = /[.!?…]\s|\n/g

/** A text as the trained model reads it. */
export const toSense = (text: string): string => shortened(plainText(text))

/** A draft as the trained model reads it: the person's own words. */
export const ownToSense = (draft: string): string => shortened(ownPlainText(draft))

/** A long text without its middle: how it begins and how it ends, in whole sentences. */
export function shortened(text: string): string {
  if (text.length <= READ_CHARS) return text
  const half = READ_CHARS / 2
  return `${beginning(text.slice(0, half))}\n${ending(text.slice(-half))}`
}

function beginning(text: string): string {
  const last = [...text.matchAll(SENTENCE_END)].at(-1)
  return last ? text.slice(0, last.index + 1) : text.replace(/\s\S*$/, '')
}

function ending(text: string): string {
  const [first] = text.matchAll(SENTENCE_END)
  return first ? text.slice(first.index + 1).trimStart() : text.replace(/^\S*\s/, '')
}
