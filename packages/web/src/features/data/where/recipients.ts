import type { PrivacyLevel } from '@daywell/core/preferences'
import type { WhereTexts } from './where.texts.ts'

/** A recipient of some of a person's data. */
interface Recipient {
  readonly name: keyof WhereTexts['recipients']
  /** Whether it receives entry text at this level. */
  readonly getsWords: (level: PrivacyLevel | undefined) => boolean
}

/**
 * Every recipient of any data. A feature that starts sending something new has to be added here:
 * the page shows this list as complete.
 */
export const recipients: readonly Recipient[] = [
  { name: 'server', getsWords: (level) => level === 'hybrid' || level === 'cloud' },
  { name: 'assistant', getsWords: (level) => level === 'hybrid' || level === 'cloud' },
  { name: 'pushService', getsWords: () => false },
  { name: 'payments', getsWords: () => false },
]
