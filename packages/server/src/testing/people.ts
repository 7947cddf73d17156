import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { createUser, type NewUser, type User } from '#features/account/account.store.ts'

/** Makes a person with a name of their own. */
export async function addPerson(
  database: Database,
  keyring: Keyring,
  name: string,
  more: Partial<NewUser> = {},
): Promise<User> {
  const person = { email: `${name}@example.com`, username: name, displayName: name }
  const made = await createUser(
    database,
    keyring,
    { ...person, passwordHash: '-', ...more },
    Date.parse('2026-01-01T08:00:00Z'),
  )
  if (made.outcome !== 'created') throw new Error(`The ${made.field} of ${name} is taken`)
  return made.user
}
