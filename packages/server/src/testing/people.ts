import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { createUser, type NewUser } from '#stores/accounts/account.store.ts'
import { insertSession } from '#stores/accounts/session.store.ts'
import type { User } from '#stores/accounts/user-row.ts'

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

/** Begins a session of a person, as signing in does. */
export async function beginSession(
  database: Database,
  keyring: Keyring,
  userId: string,
  tokenHash: string,
  now: number,
): Promise<{ sessionId: string }> {
  const key = await keyring.userKey(database.read, userId)
  return database.write((trx) => insertSession(trx, key, { tokenHash, device: undefined }, now))
}
