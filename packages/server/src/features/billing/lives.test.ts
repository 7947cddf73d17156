import { describe, it, onTestFinished } from 'vitest'
import { seeded } from '#http/fuzz/random.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { expectSettled, startWorld, step } from './testing/random-life.ts'

/** PAYING_SEED lives another life, PAYING_LIVES so many from it on, PAYING_STEPS longer ones. */
const FIRST = Number(process.env.PAYING_SEED ?? 20_261_115)
const LIVES = Number(process.env.PAYING_LIVES ?? 1)
const STEPS = Number(process.env.PAYING_STEPS ?? 18)
const SEEDS = Array.from({ length: LIVES }, (_, place) => FIRST + place)

describe.each(engines)('people who pay on %s', { timeout: 60_000 + STEPS * 2000 }, (engine) => {
  const databases = freshDatabases(engine)

  it.each(SEEDS)(
    'have what they paid for, whatever is clicked twice, lost, late or cut off (seed %i)',
    async (seed) => {
      const world = await startWorld(await databases.place(), seeded(seed), 2)
      onTestFinished(world.stop)
      try {
        for (let n = 0; n < STEPS; n += 1) await step(world)
        await expectSettled(world)
      } catch (error) {
        throw new Error(`With PAYING_SEED=${seed}`, { cause: error })
      }
    },
  )
})
