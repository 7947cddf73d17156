import { describe, it, onTestFinished } from 'vitest'
import { seeded } from '#http/fuzz/random.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { expectSettled, startWorld, step } from './testing/random-life.ts'

/** PAYING_SEED lives the same life again; PAYING_STEPS a longer one. */
const SEED = Number(process.env.PAYING_SEED ?? Math.floor(Math.random() * 2 ** 31))
const STEPS = Number(process.env.PAYING_STEPS ?? 30)

describe.each(engines)('people who pay on %s', { timeout: 60_000 + STEPS * 2000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('have what they paid for, whatever is clicked twice, lost, late or cut off', async () => {
    const world = await startWorld(await databases.place(), seeded(SEED), 2)
    onTestFinished(world.stop)
    try {
      for (let n = 0; n < STEPS; n += 1) await step(world)
      await expectSettled(world)
    } catch (error) {
      throw new Error(`With PAYING_SEED=${SEED}`, { cause: error })
    }
  })
})
