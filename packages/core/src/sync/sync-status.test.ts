import { expect, it } from 'vitest'
import type { OutboxItem } from './local-row.ts'
import { type SyncState, syncStart } from './sync-state.ts'
import { syncStatus } from './sync-status.ts'

const item: OutboxItem = { kind: 'save', id: 'temp_1', edits: 1, sent: false }
const known: SyncState = { ...syncStart, level: 'cloud' }
const waits: SyncState = { ...known, outbox: [item] }

it.each([
  ['nothing was ever sent', known, { kind: 'on-device' }],
  ['all is on the server', { ...known, savedAt: 5 }, { kind: 'saved', at: 5 }],
  ['something is on its way', waits, { kind: 'waiting', count: 1 }],
  [
    'its answer is being seen through',
    { ...known, savedAt: 5, flight: { kind: 'call' as const, items: [item] } },
    { kind: 'waiting', count: 1 },
  ],
  [
    'the device is offline',
    { ...waits, online: false },
    { kind: 'waiting', count: 1, because: 'offline' },
  ],
  [
    'the level holds it here',
    { ...waits, level: 'local' as const },
    { kind: 'waiting', count: 1, because: 'level' },
  ],
  [
    'the level is not known',
    { ...waits, level: undefined },
    { kind: 'waiting', count: 1, because: 'level' },
  ],
  [
    'it failed, and why',
    { ...waits, savedAt: 5, trouble: { since: 7, why: 'server' as const } },
    { kind: 'failed', count: 1, since: 7, why: 'server' },
  ],
  [
    'the server does not take it',
    { ...waits, refused: { temp_1: { edits: 1, since: 8 } } },
    { kind: 'failed', count: 1, since: 8, why: 'refused' },
  ],
  [
    'an edit after the refusal is a new matter',
    { ...waits, refused: { temp_1: { edits: 0, since: 8 } } },
    { kind: 'waiting', count: 1 },
  ],
])('the status says so when %s', (_, state, status) => {
  expect(syncStatus(state)).toEqual(status)
})
