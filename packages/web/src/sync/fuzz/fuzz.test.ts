import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveThrough } from './fuzz-life.ts'
import { type FuzzServer, fuzzServer } from './fuzz-server.ts'

// FUZZ_SEED=7 lives through one life again; FUZZ_SEEDS and FUZZ_OPERATIONS make it longer.
const { FUZZ_SEED, FUZZ_SEEDS = '10', FUZZ_OPERATIONS = '300' } = process.env
const first = Number(FUZZ_SEED ?? 1)
const seeds = Array.from({ length: FUZZ_SEED ? 1 : Number(FUZZ_SEEDS) }, (_, n) => first + n)

let server: FuzzServer
beforeAll(async () => {
  server = await fuzzServer()
})
afterAll(() => server.end())

const again = (seed: number) =>
  `Live through it again: FUZZ_SEED=${seed} npx vitest run packages/web/src/sync/fuzz`

it('after any life all devices agree with the server, and no text is lost', async () => {
  for (const seed of seeds) {
    const complaints = await liveThrough(server, seed, Number(FUZZ_OPERATIONS))
    expect(complaints, again(seed)).toEqual([])
  }
}, 3_600_000)
