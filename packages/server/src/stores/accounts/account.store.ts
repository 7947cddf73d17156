import type { Keyring, UserKey } from '#crypto/index.ts'
import { type Database, isUniqueViolation, newId, type Reader, type Trx } from '#database/index.ts'
import { foldName, toUser, type User, userColumns } from './user-row.ts'

export interface NewUser {
  email: string
  username: string
  displayName: string
  passwordHash: string
  recoveryHash?: string
}

/** A person with what proves that they are who they say. */
export interface KnownUser {
  user: User
  passwordHash: string
  recoveryHash: string | null
  /** Until when a temporary password can be replaced; null: it is the person’s own. */
  passwordExpiresAt: number | null
}

export interface Taken {
  outcome: 'taken'
  field: 'email' | 'username'
}

export type CreatedUser = { outcome: 'created'; user: User } | Taken

/** Creates an account with its key, and in the same unit what `alongside` adds. */
export async function createUser(
  database: Database,
  keyring: Keyring,
  newUser: NewUser,
  now: number,
  alongside?: (trx: Trx, key: UserKey) => Promise<void>,
): Promise<CreatedUser> {
  const id = newId(now)
  const { email, username, displayName } = newUser
  return orTaken(database, { id, email }, async (trx) => {
    await trx
      .insertInto('users')
      .values(userRow(id, newUser, now))
      .execute()
    const key = await keyring.addUserKey(trx, id, now)
    await alongside?.(trx, key)
    const user = { id, email, username, displayName, onboardingComplete: false }
    return { outcome: 'created', user }
  })
}

export async function hasUsers(read: Reader): Promise<boolean> {
  const row = await read.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Finds a person by email regardless of its case. */
export function findUserByEmail(
  { read }: Pick<Database, 'read'>,
  email: string,
): Promise<KnownUser | undefined> {
  return findUser(read, 'email_key', foldName(email))
}

export function findUserById(read: Reader, id: string): Promise<KnownUser | undefined> {
  return findUser(read, 'id', id)
}

export interface Names {
  email: string
  username: string
  displayName: string
}

/** Changes the names of a person, and in the same unit what `alongside` changes. */
export async function renameUser(
  database: Database,
  id: string,
  { email, username, displayName }: Names,
  now: number,
  alongside: (trx: Trx) => Promise<void>,
): Promise<{ outcome: 'renamed' | 'gone' } | Taken> {
  return orTaken(database, { id, email }, async (trx) => {
    const names = { email, username, display_name: displayName }
    const keys = { email_key: foldName(email), username_key: foldName(username) }
    const renamed = await trx
      .updateTable('users')
      .set({ ...names, ...keys, updated_at: now })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!renamed) return { outcome: 'gone' }
    await alongside(trx)
    return { outcome: 'renamed' }
  })
}

/** Credentials of a person; only hashes are stored. */
export interface Proof {
  passwordHash?: string
  recoveryHash?: string
  /** Where the new password is temporary. */
  passwordExpiresAt?: number | null
}

/**
 * Compare and swap of the credentials: `false` when those that were just checked have been changed
 * since. Unchanged ones are written too, or PostgreSQL would not notice an uncommitted change.
 */
export async function replaceProof(
  trx: Trx,
  userId: string,
  compared: Proof,
  next: Proof = {},
): Promise<boolean> {
  const changed = await trx
    .updateTable('users')
    .set({ ...proofColumns(compared), ...proofColumns(next) })
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .where(({ and }) => and(proofColumns(compared)))
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

async function orTaken<T>(
  database: Database,
  { id, email }: { id: string; email: string },
  unit: (trx: Trx) => Promise<T>,
): Promise<T | Taken> {
  try {
    return await database.write(unit)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const holder = await findUserByEmail(database, email)
    const emailTaken = holder !== undefined && holder.user.id !== id
    return { outcome: 'taken', field: emailTaken ? 'email' : 'username' }
  }
}

async function findUser(read: Reader, column: 'id' | 'email_key', value: string) {
  const row = await read
    .selectFrom('users')
    .select([
      ...userColumns,
      'users.password_hash',
      'users.recovery_hash',
      'users.password_expires_at',
    ])
    .where(column, '=', value)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      user: toUser(row),
      passwordHash: row.password_hash,
      recoveryHash: row.recovery_hash,
      passwordExpiresAt: row.password_expires_at,
    }
  )
}

function proofColumns({ passwordHash, recoveryHash, passwordExpiresAt }: Proof) {
  return {
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
    ...(recoveryHash !== undefined && { recovery_hash: recoveryHash }),
    ...(passwordExpiresAt !== undefined && { password_expires_at: passwordExpiresAt }),
  }
}

function userRow(id: string, person: NewUser, now: number) {
  const { email, username, displayName, passwordHash, recoveryHash = null } = person
  return {
    id,
    email,
    email_key: foldName(email),
    username,
    username_key: foldName(username),
    display_name: displayName,
    password_hash: passwordHash,
    recovery_hash: recoveryHash,
    onboarding_complete: 0 as const,
    created_at: now,
    updated_at: now,
    synced_at: 0,
  }
}

/** Says whether the account was open. */
export async function closeAccount(trx: Trx, id: string, now: number): Promise<boolean> {
  const closed = await trx
    .updateTable('users')
    .set({ ...namesOfClosed(id), closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

/** Frees the names for other accounts. Folded names have no capitals, so these can't collide. */
function namesOfClosed(id: string) {
  const nothing = { email: '', username: '', display_name: '', password_hash: '' }
  const keys = { email_key: `CLOSED ${id}`, username_key: `CLOSED ${id}` }
  return { ...nothing, ...keys, recovery_hash: null, password_expires_at: null }
}

export async function deleteClosedAccount(trx: Trx, id: string): Promise<void> {
  const closed = trx.deleteFrom('users').where('id', '=', id).where('closed_at', 'is not', null)
  await closed.execute()
}

/** Closed accounts of which there are still rows. */
export async function closedUsers(read: Reader): Promise<string[]> {
  const rows = await read
    .selectFrom('users')
    .select('id')
    .where('closed_at', 'is not', null)
    .orderBy('closed_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** The email of an open account. */
export async function emailOf(read: Reader, userId: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.email
}

/** What an export says of the account. */
export function readAccountFacts(read: Reader, userId: string) {
  return read
    .selectFrom('users')
    .select(['created_at', 'updated_at', 'onboarding_complete', 'synced_at'])
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Idempotent. */
export async function completeOnboarding(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ onboarding_complete: 1 })
    .where('id', '=', userId)
    .where('onboarding_complete', '=', 0)
    .execute()
}
