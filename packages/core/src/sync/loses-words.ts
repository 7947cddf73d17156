import type { Entry } from '#journal/index.ts'

/** More letters than this are a notable part of any text, fewer than those are one of none. */
const MANY = 100
const FEW = 10
/** Of a short text, this share. */
const SHARE = 0.1

type Words = Pick<Entry, 'title' | 'content'>

/**
 * Whether a notable part of a version is not in the one that replaces it. Such a version was not
 * merely written on: it may be the only place where those words still are, so it is kept for good.
 */
export function losesWords(replaced: Words, by: Words): boolean {
  const [before, after] = apart(textOf(replaced), textOf(by))
  const notable = notableIn(textOf(replaced))
  // Mostly something was put in: what is looked at closely is only what was taken out.
  return before.length >= notable && lettersGone(before, after) >= notable
}

function textOf({ title, content }: Words): string {
  return `${title}\n${content}`.trim()
}

function notableIn(text: string): number {
  const share = Math.max(FEW, Math.ceil(text.length * SHARE))
  return Math.max(1, Math.min(MANY, share, text.length))
}

/** Two texts without what they begin and end with together. */
function apart(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start += 1
  let end = 0
  const last = (text: string) => text.charCodeAt(text.length - 1 - end)
  while (end < shorter - start && last(one) === last(other)) end += 1
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

/** The letters, and spaces, of the words that a text has more often than another, wherever they stand. */
function lettersGone(before: string, after: string): number {
  const left = new Map<string, number>()
  for (const word of wordsIn(after)) left.set(word, (left.get(word) ?? 0) + 1)
  let gone = 0
  for (const word of wordsIn(before)) {
    const more = left.get(word) ?? 0
    if (more > 0) left.set(word, more - 1)
    else gone += word.length + 1
  }
  return gone
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
