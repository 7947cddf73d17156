export interface User {
  id: string
  email: string
  username: string
  displayName: string
  onboardingComplete: boolean
}

export const userColumns = [
  'users.id',
  'users.email',
  'users.username',
  'users.display_name',
  'users.onboarding_complete',
] as const

interface UserRow {
  id: string
  email: string
  username: string
  display_name: string
  onboarding_complete: number
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    displayName: row.display_name,
    onboardingComplete: row.onboarding_complete === 1,
  }
}

/**
 * Two spellings that differ only in case, or in how Unicode composes them, are one name. Letters
 * that share a capital (ß and ss, σ and the ς that ends a word) meet only by way of it, and some
 * capitals come apart on the way.
 */
export function foldName(name: string): string {
  const large = name.normalize('NFKC').toLowerCase().toUpperCase()
  return large.toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')
}
