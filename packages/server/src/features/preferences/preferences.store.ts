import type { Preferences } from '@daywell/core/preferences'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'

export type SavedPreferences =
  | { outcome: 'saved'; preferences: Preferences }
  | { outcome: 'stale'; preferences: Preferences }

/**
 * Stores the whole preferences under the next version. With `seen`, the version that they were
 * edited from, they are refused as stale when another one is stored.
 */
export async function savePreferences(
  database: Database,
  keyring: Keyring,
  userId: string,
  wanted: Omit<Preferences, 'version'>,
  seen: number | undefined,
  now: number,
): Promise<SavedPreferences> {
  return database.write(async (trx) => {
    const stored = await storedPreferences(trx, keyring, userId)
    if (stored && seen !== undefined && seen !== stored.version) {
      return { outcome: 'stale', preferences: stored }
    }
    const preferences = { ...wanted, version: (stored?.version ?? 0) + 1 }
    const key = await keyring.userKey(trx, userId)
    const row = {
      version: preferences.version,
      privacy_level: preferences.journalStyle.privacyLevel,
      updated_at: now,
      sealed: key.seal(placeOf(userId), Buffer.from(JSON.stringify(preferences))),
    }
    await trx
      .insertInto('preferences')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
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

async function storedPreferences(read: Reader, keyring: Keyring, userId: string) {
  const row = await read
    .selectFrom('preferences')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const key = await keyring.userKey(read, userId)
  return JSON.parse(key.open(placeOf(userId), row.sealed).toString()) as Preferences
}

function placeOf(userId: string) {
  return { table: 'preferences', row: userId } as const
}
