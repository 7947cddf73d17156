import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import type { LocalRow, OutboxItem } from './local-row.ts'
import { outboxAfterDelete, outboxAfterSave } from './outbox.ts'

const SERVER = '65f2c3a0a1b2c3d4e5f60718'
const TEMP = `temp_${SERVER}`
const LOCAL = `local_${SERVER}`
const NOW = Date.parse('2026-03-15T08:00:00Z')
const LATER = '2026-03-15T08:00:00.000Z'

const rowOf = (id: string, edits = 7): LocalRow => ({
  entry: anEntry({ _id: id }),
  edits,
  base: null,
})
const save = (id: string, sent: boolean): OutboxItem => ({ kind: 'save', id, edits: 3, sent })
const removal = (id: string, sent: boolean): OutboxItem => ({
  kind: 'delete',
  id,
  edits: 3,
  sent,
  deletedAt: LATER,
  row: rowOf(id, 2),
})

describe('what waits after a save', () => {
  it.each([
    ['a first save', TEMP, undefined, false],
    ['a create and an update: a create', TEMP, save(TEMP, false), false],
    ['an update of what may have arrived', TEMP, save(TEMP, true), true],
    ['an update of what the server has', SERVER, undefined, false],
    ['a deletion that is taken back', SERVER, removal(SERVER, false), false],
    ['a deletion that is taken back after it was sent', SERVER, removal(SERVER, true), true],
  ])('%s', (_, id, before, sent) => {
    expect(outboxAfterSave(before, rowOf(id))).toEqual({ kind: 'save', id, edits: 7, sent })
  })

  it('nothing, of an entry that stays on the device', () => {
    expect(outboxAfterSave(undefined, rowOf(LOCAL))).toBeUndefined()
  })
})

describe('what waits after a deletion', () => {
  it.each([
    ['of an entry that stays on the device', LOCAL, undefined],
    ['of an entry that was never sent', TEMP, save(TEMP, false)],
  ])('SYNC-09 nothing, %s', (_, id, before) => {
    expect(outboxAfterDelete(before, rowOf(id), 8, { now: NOW })).toBeUndefined()
  })

  it.each([
    ['of what the server has', SERVER, undefined, false],
    ['in the place of an update', SERVER, save(SERVER, false), false],
    ['in the place of an update that was sent', SERVER, save(SERVER, true), true],
    ['of a create that may have arrived', TEMP, save(TEMP, true), true],
  ])('SYNC-09 the deletion, %s', (_, id, before, sent) => {
    const row = rowOf(id)
    const item = { kind: 'delete', id, edits: 8, sent, deletedAt: LATER, row }
    expect(outboxAfterDelete(before, row, 8, { now: NOW })).toEqual(item)
    const moved = outboxAfterDelete(before, row, 8, { now: NOW, moves: true })
    expect(moved).toEqual({ ...item, purge: {} })
  })

  it('is never dated before the version that it deletes, also by a clock that is behind', () => {
    const row = rowOf(SERVER)
    const item = outboxAfterDelete(undefined, row, 8, { now: 0 })
    expect(item?.deletedAt).toBe(row.entry.updatedAt)
  })
})
