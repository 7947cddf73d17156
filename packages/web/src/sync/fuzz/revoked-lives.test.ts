import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveThrough } from './fuzz-life.ts'
import { type FuzzServer, fuzzServer } from './fuzz-server.ts'
import { revoke } from './revoke.ts'

let server: FuzzServer
beforeAll(async () => {
  server = await fuzzServer()
})
afterAll(() => server.end())

describe('PRIV-58 devices whose sessions are revoked at any moment drop their copies and lose no word', () => {
  for (let seed = 1001; seed <= 1020; seed += 1) {
    it(`life ${seed}`, { timeout: 60_000 }, async () => {
      expect(await liveThrough(server, seed, 200, [[4, revoke]])).toEqual([])
    })
  }
})
