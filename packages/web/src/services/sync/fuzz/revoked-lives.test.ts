import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveThrough } from './fuzz-life.ts'
import { type FuzzServer, fuzzServer } from './fuzz-server.ts'
import { revoke } from './revoke.ts'

/** `npm run proof -- fuzz` runs more of them. */
const LIVES = Number(process.env.FUZZ_LIVES ?? 3)

let server: FuzzServer
beforeAll(async () => {
  server = await fuzzServer()
})
afterAll(() => server.end())

describe('PRIV-58 devices whose sessions are revoked at any moment drop their copies and lose no word', () => {
  for (let seed = 1001; seed <= 1000 + LIVES; seed += 1) {
    it(`life ${seed}`, { timeout: 60_000 }, async () => {
      expect(await liveThrough(server, seed, 200, [[4, revoke]])).toEqual([])
    })
  }
})
