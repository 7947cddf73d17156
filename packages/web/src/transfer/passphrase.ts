import { words } from './passphrase-words.ts'

const LEAST_CHARACTERS = 12
const LEAST_DIFFERENT = 5
const LEAST_WORDS = 4
const WORDS = 6

/** The same however it was typed: on another keyboard, or with a space too many. */
export function normalPassphrase(passphrase: string): string {
  return passphrase.normalize('NFKC').replace(/\s+/gu, ' ').trim()
}

/**
 * Whether a passphrase is long enough to be tried for years. It cannot say more: what a person
 * thinks of is easier to guess than its length tells.
 */
export function passphraseWeakness(passphrase: string): 'short' | 'monotonous' | undefined {
  const normal = normalPassphrase(passphrase)
  const characters = Array.from(normal)
  const different = new Set(normal.split(' ').filter((word) => word.length > 1))
  if (characters.length < LEAST_CHARACTERS && different.size < LEAST_WORDS) return 'short'
  return new Set(characters).size < LEAST_DIFFERENT ? 'monotonous' : undefined
}

/** Six words, each one of 512 by chance alone: 54 bits, as many as eight random signs. */
export function newPassphrase(): string {
  const chosen = crypto.getRandomValues(new Uint16Array(WORDS))
  return Array.from(chosen, (number) => words[number % words.length]).join(' ')
}
