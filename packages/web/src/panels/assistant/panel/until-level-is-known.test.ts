import { expect, it } from 'vitest'
import type { Journal } from '#services/journal/journal.ts'
import type { JournalHandle, JournalState } from '#services/journal/journal-handle.ts'
import { levelStore } from '#services/privacy/privacy-level.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { untilLevelIsKnown } from './until-level-is-known.ts'

const LONG_MS = 2 ** 30

/** A journal that opens when it's told to. */
function aHandle() {
  const levels = levelStore(mapStorage(), 'anna')
  const listeners = new Set<() => void>()
  let state: JournalState = { phase: 'opening', userId: 'anna' }
  const handle = {
    state: () => state,
    retry() {},
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as JournalHandle
  const become = (next: JournalState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const journal = { levels } as unknown as Journal
  return {
    handle,
    levels,
    open: () => become({ phase: 'open', userId: 'anna', journal }),
    fail: () => become({ phase: 'failed', userId: 'anna' }),
  }
}

it('AI-123 waits until the journal is open, and until the server has told the level', async () => {
  const { handle, levels, open } = aHandle()
  const known = untilLevelIsKnown(handle, LONG_MS)
  open()
  await Promise.resolve()
  levels.serverSays('local')
  expect(await known).toBe('local')
  expect(await untilLevelIsKnown(handle, LONG_MS)).toBe('local')
})

it('AI-123 the level stays unknown if the journal can’t be opened, or nothing is heard', async () => {
  const { handle, open, fail } = aHandle()
  const unopened = untilLevelIsKnown(handle, LONG_MS)
  fail()
  expect(await unopened).toBe(undefined)
  expect(await untilLevelIsKnown(handle, 0)).toBe(undefined)
  open()
  expect(await untilLevelIsKnown(handle, 0)).toBe(undefined)
})
