/** A statement, with the entries that back it. */
export interface Claim {
  readonly text: string
  readonly entries: readonly string[]
}

/** A claim, if there are words for it. */
export function claim(text: string | undefined, entries: readonly string[]): Claim[] {
  return text === undefined ? [] : [{ text, entries }]
}

/** Joins claims into one text that is backed by the entries of all. */
export function paragraph(claims: readonly Claim[]): Claim {
  return {
    text: claims.map(({ text }) => text).join(' '),
    entries: [...new Set(claims.flatMap(({ entries }) => entries))],
  }
}

/** Joins claims into paragraphs; those without a claim are left out. */
export function paragraphs(parts: readonly (readonly Claim[])[]): Claim {
  const filled = parts.filter((part) => part.length > 0).map(paragraph)
  return {
    text: filled.map(({ text }) => text).join('\n\n'),
    entries: [...new Set(filled.flatMap(({ entries }) => entries))],
  }
}

export const textsOf = (claims: readonly Claim[]) => claims.map(({ text }) => text)
export const entriesOf = (claims: readonly Claim[]) => claims.map(({ entries }) => [...entries])

/** `“a”, “b” and “c”`. */
export function joinQuoted(words: readonly string[]): string {
  const marked = words.map((word) => `“${word}”`)
  const last = marked.at(-1) ?? ''
  return marked.length < 2 ? last : `${marked.slice(0, -1).join(', ')} and ${last}`
}

/** `1,240`. */
export const formatNumber = (number: number) => number.toLocaleString('en')

/** `1 word`, `1,240 words`. */
export const countWords = (number: number) =>
  `${formatNumber(number)} ${number === 1 ? 'word' : 'words'}`

const TIMES =
  'no times,once,twice,three times,four times,five times,six times,seven times,eight times,nine times'.split(
    ',',
  )

/** `twice`, `five times`, `12 times`. */
export const countTimes = (number: number) => TIMES[number] ?? `${formatNumber(number)} times`

/** `one entry`, `3 entries`. */
export const countEntries = (number: number) =>
  number === 1 ? 'one entry' : `${formatNumber(number)} entries`
