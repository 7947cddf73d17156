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

/** Two spellings that differ only in case, or in how Unicode composes them, are one name. */
export function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
