import { plainText } from '#markdown/index.ts'
import { countWords } from './words.ts'

/** The number of words of a text, without its marks. */
export function wordCount(text: string): number {
  return countWords(plainText(text))
}
