import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FuzzServer, fuzzServer } from '#services/sync/fuzz/fuzz-server.ts'
import { changeInAStorm } from './level-life.ts'

/** `npm run proof -- fuzz` runs more of them. */
const LIVES = Number(process.env.FUZZ_LIVES ?? 6)

let server: FuzzServer
beforeAll(async () => {
  server = await fuzzServer()
})
afterAll(() => server.end())

describe('PRIV-13 a level change that crashes again and again loses nothing and leaves nothing behind', () => {
  for (let seed = 1; seed <= LIVES; seed += 1) {
    it(`life ${seed}`, { timeout: 60_000 }, async () => {
      expect(await changeInAStorm(server, seed)).toEqual([])
    })
  }
})
