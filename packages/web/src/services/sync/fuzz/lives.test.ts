import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveThrough, reproduceCommand } from './fuzz-life.ts'
import { type FuzzServer, fuzzServer } from './fuzz-server.ts'

/** A small share of what `npm run proof -- lives` runs. */
const LIVES = 4
const LIVES_PER_TEST = 2
const OPERATIONS = 300

let server: FuzzServer
beforeAll(async () => {
  server = await fuzzServer()
})
afterAll(() => server.end())

describe('after any life all devices agree with the server, and no text is lost or duplicated', () => {
  for (let from = 1; from <= LIVES; from += LIVES_PER_TEST) {
    const last = from + LIVES_PER_TEST - 1
    it(`lives ${from} to ${last}`, { timeout: 300_000 }, async () => {
      for (let seed = from; seed <= last; seed += 1) {
        const complaints = await liveThrough(server, seed, OPERATIONS)
        expect(complaints, reproduceCommand(seed, OPERATIONS)).toEqual([])
      }
    })
  }
})
