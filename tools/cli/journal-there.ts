import { fingerprintOf } from '@daywell/core/backup'
import type { AnswerOf, endpoints } from '@daywell/core/contract'
import type { Entry, EntryInput } from '@daywell/core/journal'
import type { Server } from './connection.ts'

type SyncAnswer = AnswerOf<typeof endpoints.syncEntries>['body']

/** The journal on the server, as far as it was read. */
export type JournalThere = Awaited<ReturnType<typeof readJournal>>

/** Reads the journal page by page, as a new device would. */
export async function readJournal(server: Server, onPage: (entries: number) => void) {
  /** The content of each living entry, by its id. */
  const prints = new Map<string, string>()
  const deleted = new Set<string>()
  let lastSync: string | undefined
  const sync = async (entries: readonly EntryInput[]): Promise<SyncAnswer> => {
    const headers = {
      'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(lastSync !== undefined && { 'last-sync': lastSync }),
    }
    const sent = { method: 'POST', headers, json: { entries } } as const
    const answer = (await (await server.call('/api/journal/sync', sent)).json()) as SyncAnswer
    lastSync = answer.syncedAt
    return answer
  }
  for (let isMore = true; isMore; ) {
    const { entries, deleted: gone, more = false } = await sync([])
    for (const entry of entries) prints.set(entry._id, fingerprintOf(entry))
    for (const { id } of gone) deleted.add(id)
    onPage(prints.size)
    isMore = more
  }
  const contents = new Set(prints.values())
  return {
    sync,
    has: (id: string) => prints.has(id),
    isDeleted: (id: string) => deleted.has(id),
    /** Whether this very entry has this content now. */
    says: (id: string, entry: Entry) => prints.get(id) === fingerprintOf(entry),
    /** Whether any entry has this content. */
    hasContent: (entry: Entry) => contents.has(fingerprintOf(entry)),
  }
}
