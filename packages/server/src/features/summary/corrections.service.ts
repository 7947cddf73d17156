import { AppError } from '#app-error.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import {
  type Correction,
  correctionsOf,
  keepCorrection,
} from '#stores/journal/corrections.store.ts'

interface CorrectionsDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
}

/** What a sentence was really about, in the words of its writer. */
export function correctionsService({ database, keyring, clock }: CorrectionsDeps) {
  return {
    async keep(userId: string, correction: Correction): Promise<void> {
      const key = await keyring.userKey(database.read, userId)
      const result = await keepCorrection(database, key, correction, clock())
      if (result === 'no entry') throw new AppError('entry_not_found')
      if (result === 'full') throw new AppError('storage_full')
    },

    async list(userId: string): Promise<Correction[]> {
      return correctionsOf(database.read, await keyring.userKey(database.read, userId))
    },
  }
}

export type CorrectionsService = ReturnType<typeof correctionsService>
