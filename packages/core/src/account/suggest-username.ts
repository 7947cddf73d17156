import { username } from './fields.ts'

/** The longest username that the rules allow. */
const MAX_USERNAME_CHARS = 50

/**
 * AUTH-90: a valid username made from the part of an email before the `@`, without its `+tag`.
 * Empty if nothing valid is left, such as after a local part of two letters.
 */
export function suggestUsername(email: string): string {
  const [local = ''] = email.trim().split('@')
  const [mailbox = ''] = local.split('+')
  const suggestion = cut(mailbox.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-'))
  return username.safeParse(suggestion).success ? suggestion : ''
}

/** At most as long as allowed, with no separator at either end. */
function cut(text: string): string {
  return text
    .replace(/^[-_]+/, '')
    .slice(0, MAX_USERNAME_CHARS)
    .replace(/[-_]+$/, '')
}
