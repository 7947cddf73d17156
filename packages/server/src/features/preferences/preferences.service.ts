import type { Signup } from '@daywell/core/account'
import {
  defaultPreferences,
  type Preferences,
  type PreferencesInput,
  type PrivacyLevel,
} from '@daywell/core/preferences'
import { AppError } from '#app-error.ts'
import type { Keyring, UserKey } from '#crypto/index.ts'
import type { Database, Reader, Trx } from '#database/index.ts'
import {
  defaultsFor,
  insertPreferences,
  readPreferences,
  readPrivacyLevel,
  savePreferences,
  storedPreferences,
  type WhenSaved,
} from '#stores/preferences/preferences.store.ts'

interface PreferencesDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly whenSaved: WhenSaved
}

/** A person's preferences for their journal. */
export function preferencesService({ database, keyring, clock, whenSaved }: PreferencesDeps) {
  return {
    addFirst: (trx: Trx, key: UserKey, chosen: Signup['preferences'], now: number) =>
      insertPreferences(trx, key, firstPreferences(chosen), now),

    read: async (userId: string): Promise<Preferences> =>
      (await readPreferences(database, keyring, userId)) ?? defaultsFor(database.read, userId),

    /** As a unit of another area sees them. */
    readIn: async (read: Reader, userId: string): Promise<Preferences> =>
      (await storedPreferences(read, keyring, userId)) ?? defaultsFor(read, userId),

    /** What the person lets leave the device, as a unit of another area sees it. */
    privacyLevelOf: async (read: Reader, userId: string): Promise<PrivacyLevel> =>
      (await readPrivacyLevel(read, userId)) ??
      (await defaultsFor(read, userId)).journalStyle.privacyLevel,

    async save(userId: string, { version, ...wanted }: PreferencesInput): Promise<Preferences> {
      const now = clock()
      const unit = [database, keyring, userId, wanted, version, now] as const
      const saved = await savePreferences(...unit, whenSaved)
      if (saved.outcome === 'stale') throw new AppError('stale')
      return saved.preferences
    },
  }
}

export type PreferencesService = ReturnType<typeof preferencesService>

/** They were never saved, so they keep the version of the defaults. */
function firstPreferences(chosen: Signup['preferences']): Preferences {
  const { writingGoals, journalStyle, ...rest } = defaultPreferences()
  if (!chosen) return { ...rest, writingGoals, journalStyle }
  return {
    ...rest,
    writingGoals: { ...writingGoals, specificGoals: chosen.writingGoals },
    journalStyle: { ...journalStyle, topicsOfInterest: chosen.promptTopics },
    preferredWritingTime: chosen.preferredWritingTime,
  }
}
