import { createHash, randomBytes } from 'node:crypto'

/** Crockford's 32 signs: what looks like another one when written by hand is left out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 5
const GROUP = 5

/** A new recovery code for the person, and its hash, which is all that the database holds. */
export function newRecoveryCode(): { code: string; hash: string } {
  const code = randomSigns(GROUPS, GROUP)
  return { code, hash: hashRecoveryCode(code) }
}

/**
 * A plain hash is enough: a code is 125 random bits, so there is nothing to guess. Case, blanks,
 * dashes and signs that look alike make no difference: people write it down by hand.
 */
export function hashRecoveryCode(code: string): string {
  const signs = code
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  return createHash('sha256').update(signs).digest('hex')
}

/** A password to hand to another person: 80 random bits that can be read out and typed. */
export function temporaryPassword(): string {
  return randomSigns(4, 4).toLowerCase()
}

function randomSigns(groups: number, length: number): string {
  const sign = (byte: number) => ALPHABET[byte % ALPHABET.length] ?? ''
  const group = () => Array.from(randomBytes(length), sign).join('')
  return Array.from({ length: groups }, group).join('-')
}
