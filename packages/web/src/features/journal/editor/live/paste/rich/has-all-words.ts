import { plainText } from '@daywell/core/markdown'

/** Marks of lists, which programs write into their plain text in different ways. */
const LIST_MARK = /^[ \t]*(?:[o§·•◦▪‣–*+-]|\d{1,3}[.)])[ \t]+/gm

/** Whether all letters and digits of a plain text are in a Markdown text, in the same order. */
export function hasAllWords(markdown: string, plain: string): boolean {
  const letters = lettersIn(plain.replaceAll(LIST_MARK, ''))
  if (isWithin(letters, lettersIn(plainText(markdown)))) return true
  // Some programs write the addresses of links into their plain text.
  return plain.includes('://') && isWithin(letters, lettersIn(markdown))
}

const lettersIn = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

function isWithin(letters: string, all: string): boolean {
  let at = 0
  for (let next = 0; next < all.length && at < letters.length; next += 1)
    if (all.charCodeAt(next) === letters.charCodeAt(at)) at += 1
  return at === letters.length
}
