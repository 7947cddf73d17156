import { randomBytes } from 'node:crypto'
import {
  type DeletedEntry,
  type Entry,
  type EntryInput,
  newTempId,
  type Revision,
  type Tombstone,
} from '@daywell/core/journal'
import { expect } from 'vitest'
import { ask } from '#http/testing/ask.ts'

export interface SyncAnswer {
  readonly entries: Entry[]
  readonly deleted: Tombstone[]
  readonly syncedAt: string
  readonly ids: Record<string, string>
  readonly more?: boolean
  readonly unseen?: string[]
  readonly notStored?: { readonly at: number; readonly code: string; readonly quota?: string }[]
}

export interface Sent {
  readonly entries?: unknown[]
  readonly deleted?: (string | { id: string; deletedAt: string })[]
  readonly purged?: { id: string; deletedAt: string; revisions: number; seen?: string }[]
  readonly since?: string | undefined
  readonly headers?: Record<string, string>
}

type Sending = Partial<EntryInput> & Record<string, unknown>

/** A person's device, which calls the API directly. */
export function device(port: number, token: string) {
  const call = (what: string, json?: unknown, headers: Record<string, string> = {}) =>
    ask(port, what, { token, headers, ...(json !== undefined && { json }) })
  const good = async <T>(what: string, json?: unknown, headers?: Record<string, string>) => {
    const answer = await call(what, json, headers)
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.json as T
  }
  const syncCall = ({ entries = [], deleted, purged, since, headers }: Sent = {}) =>
    call(
      'POST /api/journal/sync',
      { entries, ...(deleted && { deleted }), ...(purged && { purged }) },
      { ...(since !== undefined && { 'last-sync': since }), ...headers },
    )

  return {
    call,
    post: (json: Sending, headers?: Record<string, string>) =>
      call('POST /api/journal', json, headers),
    put: (id: string, json: Sending) => call(`PUT /api/journal/${id}`, json),
    remove: (id: string, headers?: Record<string, string>) =>
      call(`DELETE /api/journal/entries/${id}`, undefined, headers),
    syncCall,

    create: (json: Sending) => good<Entry>('POST /api/journal', json),
    update: (id: string, json: Sending) => good<Entry>(`PUT /api/journal/${id}`, json),
    list: () => good<Entry[]>('GET /api/journal'),
    revisions: (id: string) => good<Revision[]>(`GET /api/journal/${id}/revisions`),
    restoreRevision: (id: string, rev: string) =>
      good<Entry>(`POST /api/journal/${id}/revisions/${rev}/restore`),
    deleted: () => good<DeletedEntry[]>('GET /api/journal/deleted'),
    restore: (id: string) => good<Entry>(`POST /api/journal/deleted/${id}/restore`),
    async sync(sent?: Sent): Promise<SyncAnswer> {
      const answer = await syncCall(sent)
      expect(answer.status, answer.text).toBe(200)
      return answer.json as SyncAnswer
    },

    /** What an entry once said, the last replaced first. */
    async earlier(id: string): Promise<string[]> {
      const all = await good<Revision[]>(`GET /api/journal/${id}/revisions`)
      return all.map(({ entry }) => entry.content)
    },
  }
}

export type Device = ReturnType<typeof device>

/** An id that a client assigns. */
export function tempId(): string {
  return newTempId(Date.now(), randomBytes(8))
}

/** A time this many milliseconds from now. */
export function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}
