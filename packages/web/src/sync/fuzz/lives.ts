import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveThrough, sayHowToRepeat } from './fuzz-life.ts'
import { type FuzzServer, fuzzServer } from './fuzz-server.ts'

const OPERATIONS = 300
const IN_A_FILE = 50
const IN_A_TEST = 10

/** A part of the 200 lives; they are spread over several files, so that all cores take part. */
export function testLives(first: number): void {
  let server: FuzzServer
  beforeAll(async () => {
    server = await fuzzServer()
  })
  afterAll(() => server.end())

  describe('after any life all devices agree with the server, and no text is lost or doubled', () => {
    for (let from = first; from < first + IN_A_FILE; from += IN_A_TEST) {
      it(`lives ${from} to ${from + IN_A_TEST - 1}`, { timeout: 300_000 }, async () => {
        for (let seed = from; seed < from + IN_A_TEST; seed += 1) {
          const complaints = await liveThrough(server, seed, OPERATIONS)
          expect(complaints, sayHowToRepeat(seed, OPERATIONS)).toEqual([])
        }
      })
    }
  })
}
