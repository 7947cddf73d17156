import type { Entry, EntryInput, Tombstone } from '@daywell/core/journal'
import { metadataOf } from '@daywell/core/journal'
import { anEntry } from '@daywell/core/testing'
import type { Answers } from './stand-in-server.ts'

const SYNCED_AT = '2026-11-16T09:00:00.000Z'
const idOf = (count: number) => (0x65f2c3a0 + count).toString(16).padEnd(24, '0')

interface Sent {
  readonly entries: readonly EntryInput[]
  readonly deleted?: readonly Tombstone[]
  readonly purged?: readonly Tombstone[]
}

/** A journal on the stand-in server, with its answers to sync and saves. */
export function journalOn(...parts: readonly Partial<Entry>[]) {
  const entries: Entry[] = []
  const deleted: Tombstone[] = []
  const trash: Entry[] = []
  const earlier: Entry[] = []
  /** Client ids and their server ids: a retried save is idempotent. */
  const ids: Record<string, string> = {}
  let made = 0

  const add = (over: Partial<Entry>): Entry => {
    const entry = anEntry({ ...over, _id: idOf(made++) })
    entries.push(entry)
    return entry
  }
  const save = ({ _id: sent = '', ...input }: EntryInput): Entry => {
    const words = { ...(input as Partial<Entry>), metadata: metadataOf(input.content) }
    const _id = ids[sent] ?? sent
    const at = entries.findIndex((entry) => entry._id === _id)
    const before = entries[at]
    if (!before) {
      const entry = add(words)
      ids[sent] = entry._id
      return entry
    }
    const entry = { ...anEntry({ ...before, ...words }), _id }
    earlier.unshift(before)
    entries[at] = entry
    return entry
  }
  const remove = ({ id, deletedAt }: Tombstone) => {
    trash.push(...entries.filter(({ _id }) => _id === id))
    entries.splice(0, entries.length, ...entries.filter(({ _id }) => _id !== id))
    deleted.push({ id, deletedAt })
  }
  for (const over of parts) add(over)

  const answers = {
    syncEntries({ body }) {
      const sent = body as Sent
      for (const one of sent.entries) save(one)
      for (const one of [...(sent.deleted ?? []), ...(sent.purged ?? [])]) remove(one)
      const now = { entries: [...entries], deleted: [...deleted] }
      return { status: 200, body: { ...now, ids: { ...ids }, syncedAt: SYNCED_AT } }
    },
    saveEntry: ({ body }) => ({ status: 201, body: save(body as EntryInput) }),
    updateEntry: ({ body, params }) => ({
      status: 200,
      body: save({ ...(body as EntryInput), _id: params.id ?? '' }),
    }),
    deleteEntry({ params, headers }) {
      remove({ id: params.id ?? '', deletedAt: headers.get('deleted-at') ?? SYNCED_AT })
      return { status: 204, body: undefined }
    },
    listRevisions: ({ params }) => ({
      status: 200,
      body: earlier
        .filter(({ _id }) => _id === params.id)
        .map((entry, n) => ({ rev: `${n + 1}`, replacedAt: entry.updatedAt, entry })),
    }),
    restoreDeleted({ params }) {
      const found = trash.find(({ _id }) => _id === params.id)
      if (!found) return { status: 404, body: { error: 'No entry', code: 'entry_not_found' } }
      const back = { ...found, updatedAt: new Date().toISOString() }
      entries.push(back)
      deleted.splice(0, deleted.length, ...deleted.filter(({ id }) => id !== back._id))
      return { status: 200, body: back }
    },
  } satisfies Answers
  return {
    entries,
    add,
    save,
    remove,
    answers,
    titles: () => entries.map(({ title }) => title).sort(),
    texts: () => entries.map(({ content }) => content).sort(),
  }
}
