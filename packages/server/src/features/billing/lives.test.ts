import { describe, expect, it, onTestFinished } from 'vitest'
import { seeded } from '#http/fuzz/random.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { beginnings } from './testing/beginnings.ts'
import { expectSettled } from './testing/fair.ts'
import { step } from './testing/random-life.ts'
import { startWorld, turns, type World } from './testing/world.ts'

/** PAYING_SEED lives other lives, PAYING_LIVES so many from it on, PAYING_STEPS longer ones. */
const FIRST = Number(process.env.PAYING_SEED ?? 20_261_115)
const LIVES = Number(process.env.PAYING_LIVES ?? beginnings.length)
const STEPS = Number(process.env.PAYING_STEPS ?? 8)
const SEEDS = Array.from({ length: LIVES }, (_, place) => FIRST + place)

describe.each(engines)('people who pay on %s', { timeout: 60_000 + STEPS * 2000 }, (engine) => {
  const databases = freshDatabases(engine)
  const met: World['met'] = new Set()

  it.each(SEEDS)(
    'have what they paid for, whatever is clicked twice, lost, late or cut off (seed %i)',
    async (seed) => {
      const world = await startWorld(await databases.place(), seeded(seed), met)
      onTestFinished(world.stop)
      try {
        await beginnings[seed % beginnings.length]?.(world)
        for (let n = 0; n < STEPS; n += 1) await step(world)
        await expectSettled(world)
      } catch (error) {
        throw new Error(`With PAYING_SEED=${seed}`, { cause: error })
      }
    },
  )

  it('have met everything that may become of a subscription', () => {
    expect(turns.filter((turn) => !met.has(turn))).toEqual([])
  })
})
