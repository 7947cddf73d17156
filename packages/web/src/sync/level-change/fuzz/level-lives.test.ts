import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FuzzServer, fuzzServer } from '#sync/fuzz/fuzz-server.ts'
import { changeInAStorm } from './level-life.ts'

let server: FuzzServer
beforeAll(async () => {
  server = await fuzzServer()
})
afterAll(() => server.end())

/** The last one found an entry that the device knew by two ids, and that never went. */
const SEEDS = [...Array.from({ length: 19 }, (_, index) => index + 1), 154]

describe('PRIV-13 a change of the level that dies again and again loses nothing and leaves nothing behind', () => {
  for (const seed of SEEDS) {
    it(`life ${seed}`, { timeout: 60_000 }, async () => {
      expect(await changeInAStorm(server, seed)).toEqual([])
    })
  }
})
