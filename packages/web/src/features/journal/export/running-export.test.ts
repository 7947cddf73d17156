import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { emitter } from '#kit/observable/emitter.ts'
import type { RoomState } from '#services/journal/journal-room.ts'
import { runningExport } from './running-export.ts'

function aRoom() {
  const changes = emitter()
  let state: RoomState = { phase: 'opening', userId: 'anna' }
  return {
    state: () => state,
    subscribe: changes.subscribe,
    become(next: RoomState) {
      state = next
      changes.emit()
    },
  }
}

it('ends with the session of its person, and hands nothing over', async () => {
  const room = aRoom()
  const outcome = Promise.withResolvers<string>()
  const run = runningExport(room)
  const ended = run.start([anEntry(), anEntry()], {
    onDone: () => outcome.resolve('done'),
    onFailed: () => outcome.resolve('failed'),
    onStopped: () => outcome.resolve('stopped'),
  })
  expect(run.progress()).toEqual({ done: 0, all: 2 })
  // Whoever opens the list again finds it.
  expect(runningExport(room)).toBe(run)
  room.become({ phase: 'failed', userId: 'anna' })
  room.become({ phase: 'opening', userId: 'boris' })
  expect(await outcome.promise).toBe('stopped')
  await ended
  expect(run.progress()).toBeUndefined()
})
