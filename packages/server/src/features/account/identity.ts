import type { Identity } from '@daywell/core/account'
import type { User } from '#stores/accounts/user-row.ts'

export function identityOf({ onboardingComplete, ...user }: User): Identity {
  return { user, onboardingComplete }
}
