import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FuzzServer, fuzzServer } from '#services/sync/fuzz/fuzz-server.ts'
import { changeInAStorm } from './level-life.ts'
import { keepInAStorm } from './photo-life.ts'

/** `npm run proof -- fuzz` runs more of them. */
const LIVES = Number(process.env.FUZZ_LIVES ?? 6)
const PHOTO_LIVES = Number(process.env.FUZZ_LIVES ?? 4)

let server: FuzzServer
beforeAll(async () => {
  server = await fuzzServer()
})
afterAll(() => server.end())

describe('PRIV-13 MED-132 a level change that crashes again and again loses nothing and leaves nothing behind', () => {
  for (let seed = 1; seed <= LIVES; seed += 1) {
    it(`life ${seed}`, { timeout: 60_000 }, async () => {
      expect(await changeInAStorm(server, seed)).toEqual([])
    })
  }
})

describe('entries with photos that are kept here and sent again, again and again (MED-132)', () => {
  for (let seed = 1; seed <= PHOTO_LIVES; seed += 1) {
    it(`life ${seed}`, { timeout: 60_000 }, async () => {
      expect(await keepInAStorm(server, seed)).toEqual([])
    })
  }
})
