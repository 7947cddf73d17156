import type { Keyring } from '#crypto/index.ts'
import { type Database, isUniqueViolation, newId, type Reader } from '#database/index.ts'

export interface NewUser {
  email: string
  username: string
  displayName: string
  passwordHash: string
}

export interface User {
  id: string
  email: string
  username: string
  displayName: string
  onboardingComplete: boolean
}

export type CreatedUser =
  | { outcome: 'created'; user: User }
  | { outcome: 'taken'; field: 'email' | 'username' }

export interface FoundSession {
  sessionId: string
  /** When the password was last given in this session. */
  confirmedAt: number
  user: User
}

const hour = 60 * 60 * 1000
const sessionLife = 30 * 24 * hour

/** Makes a person together with their key. */
export async function createUser(
  database: Database,
  keyring: Keyring,
  newUser: NewUser,
  now: number,
): Promise<CreatedUser> {
  const id = newId(now)
  try {
    await database.write(async (trx) => {
      await trx
        .insertInto('users')
        .values(userRow(id, newUser, now))
        .execute()
      await keyring.addUserKey(trx, id, now)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const emailTaken = (await findUserByEmail(database, newUser.email)) !== undefined
    return { outcome: 'taken', field: emailTaken ? 'email' : 'username' }
  }
  const { email, username, displayName } = newUser
  return {
    outcome: 'created',
    user: { id, email, username, displayName, onboardingComplete: false },
  }
}

/** Finds a person by email regardless of its case, with what a login compares. */
export async function findUserByEmail(
  { read }: Pick<Database, 'read'>,
  email: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const row = await read
    .selectFrom('users')
    .select([...userColumns, 'users.password_hash'])
    .where('email_key', '=', folded(email))
    .executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash }
}

/** Begins a session. It is begun by giving a password, so that counts as confirmed. */
export async function createSession(
  database: Database,
  userId: string,
  tokenHash: string,
  now: number,
): Promise<{ sessionId: string }> {
  const id = newId(now)
  await database.write((trx) =>
    trx
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        token_hash: tokenHash,
        created_at: now,
        last_used_at: now,
        confirmed_at: now,
        sealed: null,
      })
      .execute(),
  )
  return { sessionId: id }
}

/** Finds a living session, and prolongs it. The use is written at most once an hour. */
export async function findSession(
  database: Database,
  tokenHash: string,
  now: number,
): Promise<FoundSession | undefined> {
  const row = await livingSession(database.read, tokenHash, now)
  if (!row) return undefined
  if (row.last_used_at <= now - hour) await recordUse(database, row.session_id, now)
  return { sessionId: row.session_id, confirmedAt: row.confirmed_at, user: toUser(row) }
}

/** Ends one session and no other. */
export async function revokeSession(database: Database, sessionId: string): Promise<void> {
  await database.write((trx) => trx.deleteFrom('sessions').where('id', '=', sessionId).execute())
}

const userColumns = [
  'users.id',
  'users.email',
  'users.username',
  'users.display_name',
  'users.onboarding_complete',
] as const

function livingSession(read: Reader, tokenHash: string, now: number) {
  return read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...userColumns, 'sessions.id as session_id', 'last_used_at', 'confirmed_at'])
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '>', now - sessionLife)
    .executeTakeFirst()
}

async function recordUse(database: Database, sessionId: string, now: number): Promise<void> {
  await database.write((trx) =>
    trx
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('id', '=', sessionId)
      .where('last_used_at', '<=', now - hour)
      .execute(),
  )
}

function userRow(id: string, { email, username, displayName, passwordHash }: NewUser, now: number) {
  return {
    id,
    email,
    email_key: folded(email),
    username,
    username_key: folded(username),
    display_name: displayName,
    password_hash: passwordHash,
    recovery_hash: null,
    onboarding_complete: 0 as const,
    created_at: now,
    updated_at: now,
    synced_at: 0,
  }
}

interface UserRow {
  id: string
  email: string
  username: string
  display_name: string
  onboarding_complete: number
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    displayName: row.display_name,
    onboardingComplete: row.onboarding_complete === 1,
  }
}

/** Two spellings that differ only in case, or in how Unicode composes them, are one name. */
function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
