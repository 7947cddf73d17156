import {
  defaultPreferences,
  type Preferences,
  type PreferencesInput,
  type PrivacyLevel,
} from '@daywell/core/preferences'
import { sql } from 'kysely'
import { AppError } from '#app-error.ts'
import type { Keyring, UserKey } from '#crypto/index.ts'
import { type Database, prepared, type Reader, type Trx } from '#database/index.ts'
import { completeOnboarding } from '#stores/accounts/account.store.ts'
import { isOpenAccount } from '#stores/accounts/open-account.store.ts'

export type SavedPreferences =
  | { outcome: 'saved'; preferences: Preferences }
  | { outcome: 'stale'; preferences: Preferences }

/** What others do in the unit that saves preferences. */
export type WhenSaved = (
  trx: Trx,
  userId: string,
  saved: { readonly before: Preferences; readonly after: Preferences },
) => Promise<void>

/** The first preferences of a person, in the unit that makes the person. */
export async function insertPreferences(
  trx: Trx,
  key: UserKey,
  preferences: Preferences,
  now: number,
): Promise<void> {
  const row = rowOf(preferences, key, now)
  await trx
    .insertInto('preferences')
    .values({ user_id: key.userId, ...row })
    .execute()
}

/**
 * Stores the whole preferences under the next version, and with them that the person has been
 * through the setup. With `seen`, the version that they were edited from, they are refused as
 * stale when another one is stored.
 */
export async function savePreferences(
  database: Database,
  keyring: Keyring,
  userId: string,
  wanted: Omit<PreferencesInput, 'version'>,
  seen: number | undefined,
  now: number,
  whenSaved?: WhenSaved,
): Promise<SavedPreferences> {
  return database.write(async (trx) => {
    const stored = (await storedPreferences(trx, keyring, userId)) ?? defaultPreferences()
    if (seen !== undefined && seen !== stored.version) {
      return { outcome: 'stale', preferences: stored }
    }
    const preferences = {
      ...wanted,
      preferredWritingTime: wanted.preferredWritingTime ?? stored.preferredWritingTime,
      version: stored.version + 1,
    }
    const row = rowOf(preferences, await keyring.userKey(trx, userId), now)
    await trx
      .insertInto('preferences')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    await completeOnboarding(trx, userId)
    await whenSaved?.(trx, userId, { before: stored, after: preferences })
    return { outcome: 'saved', preferences }
  })
}

export async function readPreferences(
  database: Database,
  keyring: Keyring,
  userId: string,
): Promise<Preferences | undefined> {
  return storedPreferences(database.read, keyring, userId)
}

/** In a query about a user: the level in force, or null where they never saved preferences. */
export const levelOfUser = sql<PrivacyLevel | null>`(
  select privacy_level from preferences where user_id = users.id
)`.as('level')

/** The level in force, without opening all the rest. */
export async function readPrivacyLevel(
  read: Reader,
  userId: string,
): Promise<PrivacyLevel | undefined> {
  const [row] = await selectLevel(read, { userId })
  return row?.privacy_level
}

const selectLevel = prepared(({ db }, { userId }: { readonly userId: string }) =>
  db.selectFrom('preferences').select('privacy_level').where('user_id', '=', userId),
)

/** Those of a closed account are gone: the defaults would allow more than the person may have. */
export async function defaultsFor(read: Reader, userId: string): Promise<Preferences> {
  if (!(await isOpenAccount(read, userId))) throw new AppError('session_required')
  return defaultPreferences()
}

export async function storedPreferences(read: Reader, keyring: Keyring, userId: string) {
  const row = await read
    .selectFrom('preferences')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const key = await keyring.userKey(read, userId)
  return JSON.parse(key.open(placeOf(userId), row.sealed).toString()) as Preferences
}

function rowOf(preferences: Preferences, key: UserKey, now: number) {
  return {
    version: preferences.version,
    privacy_level: preferences.journalStyle.privacyLevel,
    updated_at: now,
    sealed: key.seal(placeOf(key.userId), Buffer.from(JSON.stringify(preferences))),
  }
}

function placeOf(userId: string) {
  return { table: 'preferences', row: userId } as const
}
