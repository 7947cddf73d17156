import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { emitter } from '#kit/observable/emitter.ts'
import type { JournalState } from '#services/journal/journal-handle.ts'
import { runningExport } from './running-export.ts'

function aRoom() {
  const changes = emitter()
  let state: JournalState = { phase: 'opening', userId: 'anna' }
  return {
    state: () => state,
    subscribe: changes.subscribe,
    become(next: JournalState) {
      state = next
      changes.emit()
    },
  }
}

it('ends with the session, without a file', async () => {
  const handle = aRoom()
  const outcome = Promise.withResolvers<string>()
  const run = runningExport(handle)
  const ended = run.start([anEntry(), anEntry()], {
    onDone: () => outcome.resolve('done'),
    onFailed: () => outcome.resolve('failed'),
    onStopped: () => outcome.resolve('stopped'),
  })
  expect(run.progress()).toEqual({ done: 0, all: 2 })
  // Reopening the list finds it.
  expect(runningExport(handle)).toBe(run)
  handle.become({ phase: 'failed', userId: 'anna' })
  handle.become({ phase: 'opening', userId: 'boris' })
  expect(await outcome.promise).toBe('stopped')
  await ended
  expect(run.progress()).toBeUndefined()
})
