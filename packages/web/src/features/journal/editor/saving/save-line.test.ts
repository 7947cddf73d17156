import type { SyncStatus, Why } from '@daywell/core/sync'
import { expect, it } from 'vitest'
import { saveLine } from './save-line.ts'

const page = {
  phase: 'idle',
  dirty: false,
  gone: false,
  entryId: 'temp_1',
  draftFailed: false,
} as const
const waiting = { kind: 'waiting', count: 1 } as const
const line = (
  change: Partial<Parameters<typeof saveLine>[0]['page']>,
  inOutbox = false,
  sync: SyncStatus | undefined = { kind: 'saved', at: 0 },
  refused: Why | undefined = undefined,
) => saveLine({ page: { ...page, ...change }, inOutbox, refused, sync })

it('a page shows the true status of its text', () => {
  expect(line({ entryId: undefined })).toBe('new')
  expect(line({ dirty: true })).toBe('draft')
  expect(line({ gone: true })).toBe('draft')
  expect(line({ dirty: true, draftFailed: true })).toBe('no-room')
  // Saved text needs no draft, with or without space for one.
  expect(line({ draftFailed: true })).toBe('saved')
  expect(line({ dirty: true, phase: 'saving' })).toBe('saving')
  expect(line({ dirty: true, phase: 'failed' })).toBe('failed')
  expect(line({ entryId: 'local_1' })).toBe('on-device')
  expect(line({})).toBe('saved')
})

it('text that has not reached the server is not called saved', () => {
  expect(line({}, true, waiting)).toBe('saving')
  expect(line({}, true, { ...waiting, because: 'offline' })).toBe('waiting')
  expect(line({}, true, { ...waiting, because: 'level' })).toBe('waiting')
  const failed = { kind: 'failed', count: 1, since: 0 } as const
  expect(line({}, true, { ...failed, why: 'server' })).toBe('waiting')
  expect(line({}, true, { ...failed, why: 'refused' }, 'refused')).toBe('failed')
  // The refusal concerns another entry.
  expect(line({}, true, { ...failed, why: 'refused' })).toBe('saving')
  expect(line({}, true, { ...failed, why: 'full' })).toBe('saving')
})

it('SYNC-49 text that the server has not stored is shown as on this device only, with the reason', () => {
  const failed = { kind: 'failed', count: 1, since: 0 } as const
  expect(line({}, true, { ...failed, why: 'full' }, 'full')).toBe('server-full')
  expect(line({}, true, { ...failed, why: 'versions-full' }, 'versions-full')).toBe('versions-full')
  expect(line({}, true, { ...failed, why: 'versions' }, 'versions')).toBe('too-late')
})
