import type { User } from '@daywell/core/account'
import type { Preferences } from '@daywell/core/preferences'
import { AppError } from '#app-error.ts'
import { keyedBudget } from '#concurrency/keyed-budget.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { countHeld, openExport, type Section } from '#stores/person-data/export.store.ts'

interface ExportDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly readPreferences: (userId: string) => Promise<Preferences>
}

/** Two devices may make a backup at once; more than these only take from others. */
const MAX_EXPORTS_EACH = 2

const ownExportsUnderWay = () =>
  new AppError('too_many_requests', {
    sentence: 'We’re still making your other exports. Please wait a moment and try again.',
    retryAfter: 30,
  })

/** Everything the server stores about a person, as one JSON file. */
export function exportService({ database, keyring, clock, readPreferences }: ExportDeps) {
  const slots = keyedBudget({ perKey: MAX_EXPORTS_EACH }, ownExportsUnderWay)

  return {
    /**
     * Only the account itself is read before the first piece is asked for. `gone` is aborted when
     * the caller leaves, who may do so before the first piece.
     */
    async begin(user: User, gone: AbortSignal) {
      const { release: end } = slots(user.id, 1)
      // A signal that is already aborted fires no event.
      if (gone.aborted) end()
      gone.addEventListener('abort', end)
      try {
        return await open(user, end)
      } catch (error) {
        end()
        throw error
      }
    },
    count: ({ id }: User) => countHeld(database, keyring, id),
  }

  async function open({ id, email, username, displayName }: User, end: () => void) {
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
    return { exportedAt, pieces: releaseAfter(end, asJson(head, lists)) }
  }
}

export type ExportService = ReturnType<typeof exportService>

async function* releaseAfter(end: () => void, pieces: AsyncIterable<string>) {
  try {
    yield* pieces
  } finally {
    end()
  }
}

/** One JSON object in pieces, of which the longest is a page of a list. */
async function* asJson(head: object, lists: readonly Section[]): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1)
  for (const { name, pages } of lists) {
    yield `,\n${JSON.stringify(name)}:[`
    let separator = '\n'
    for await (const page of pages()) {
      if (page.length === 0) continue
      yield separator + page.map(jsonOf).join(',\n')
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

/** An entry is stored as the JSON that it is answered as: to parse it would double what it costs. */
function jsonOf(item: unknown): string {
  return Buffer.isBuffer(item) ? item.toString() : JSON.stringify(item)
}
