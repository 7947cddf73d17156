import type { User } from '@daywell/core/account'
import type { Preferences } from '@daywell/core/preferences'
import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { countHeld, openExport, type Section } from './export.store.ts'

interface Parts {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly readPreferences: (userId: string) => Promise<Preferences>
}

/** All that the server holds of a person, as one file in JSON. */
export function exportService({ database, keyring, clock, readPreferences }: Parts) {
  return {
    /** Only the account itself is read before the first piece is asked for. */
    async begin({ id, email, username, displayName }: User) {
      const exportedAt = clock()
      const { single, lists } = await openExport(database, keyring, id)
      const head = {
        format: 'daywell-export',
        formatVersion: 1,
        exportedAt: new Date(exportedAt).toISOString(),
        user: { id, email, username, displayName },
        preferences: await readPreferences(id),
        ...single,
      }
      return { exportedAt, pieces: asJson(head, lists) }
    },
    count: ({ id }: User) => countHeld(database, keyring, id),
  }
}

export type ExportService = ReturnType<typeof exportService>

/** One JSON object in pieces, of which the longest is a page of a list. */
async function* asJson(head: object, lists: readonly Section[]): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1)
  for (const { name, pages } of lists) {
    yield `,\n${JSON.stringify(name)}:[`
    let separator = '\n'
    for await (const page of pages()) {
      if (page.length === 0) continue
      yield separator + page.map((item) => JSON.stringify(item)).join(',\n')
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}
