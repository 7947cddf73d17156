import type { PrivacyLevel } from '@daywell/core/preferences'
import type { WhereTexts } from './where.texts.ts'

/** Somebody to whom something of a person is sent. */
interface Recipient {
  readonly name: keyof WhereTexts['recipients']
  /** Whether words of entries are among it, under a level. */
  readonly getsWords: (level: PrivacyLevel | undefined) => boolean
}

/**
 * Everybody to whom anything is ever sent. A feature that begins to send something, or to somebody
 * new, says so here: the page shows this list, and then that nobody else gets anything.
 */
export const recipients: readonly Recipient[] = [
  { name: 'server', getsWords: (level) => level === 'hybrid' || level === 'cloud' },
  { name: 'assistant', getsWords: (level) => level === 'hybrid' || level === 'cloud' },
  { name: 'pushService', getsWords: () => false },
  { name: 'payments', getsWords: () => false },
]
