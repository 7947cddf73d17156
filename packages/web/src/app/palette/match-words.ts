import { type Term, termsOf } from '@daywell/core/search'

/** How well one typed word fits one word of a name; the full word counts most. */
function fitOf(typed: string, word: string): number {
  if (word === typed) return 4
  if (word.startsWith(typed)) return 3
  if (word.includes(typed)) return 2
  return isAbbreviation(typed, word) ? 1 : 0
}

/** Fuzzy: the typed letters in their order, from the first letter on, as in `prefs`. */
function isAbbreviation(typed: string, word: string): boolean {
  if (typed.length < 2 || typed[0] !== word[0]) return false
  let at = 0
  for (const letter of word) if (letter === typed[at]) at += 1
  return at >= typed.length
}

const foldedWords = (text: string) => termsOf(text).map((term) => term.text)

/**
 * Scores a name against a query: 0 unless every typed word fits a word of the name or of its other
 * names, which count half.
 */
export function scoreMatch(query: string, name: string, alsoCalled = ''): number {
  const names = foldedWords(name)
  const others = foldedWords(alsoCalled)
  let score = 0
  for (const typed of foldedWords(query)) {
    const best = Math.max(
      ...names.map((word) => fitOf(typed, word)),
      ...others.map((word) => fitOf(typed, word) / 2),
    )
    if (best <= 0) return 0
    score += best
  }
  return score
}

/** The terms of a query where every word may be unfinished, not only the last. */
export function looseTermsOf(query: string): Term[] {
  return termsOf(query).map((term) =>
    term.fits === 'word' ? { ...term, fits: 'beginning' } : term,
  )
}
