import { hash, randomBytes } from 'node:crypto'
import { spellApiToken } from '@daywell/core/account'

/** A new opaque token for the person, and its hash, which is all that the database holds. */
export function sessionToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** The same for a program that acts for the person. */
export function newApiToken(): { token: string; hash: string } {
  const token = spellApiToken(randomBytes(32).toString('base64url'))
  return { token, hash: hashToken(token) }
}

/** A plain hash is enough: a token is 256 random bits, so there is nothing to guess. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}
