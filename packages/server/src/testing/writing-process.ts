import { writeSync } from 'node:fs'
import { isOutOfReach, openWhenReachable } from '#database/index.ts'
import { givenPlace } from './child-process.ts'

// Many writers at once, without end: each prints the name of a unit once it is acknowledged.
const { more, ...where } = givenPlace()
const database = await openWhenReachable(where, 60, () => {})
const [round] = more

const write = (unit: string) =>
  database.write(async (trx) => {
    for (const part of ['a', 'b', 'c']) {
      await trx
        .insertInto('meta')
        .values({ key: `${unit}:${part}`, value: unit })
        .execute()
    }
  })

async function writer(name: string): Promise<never> {
  for (let count = 0; ; count += 1) {
    const unit = `${round}:${name}:${count}`
    try {
      await write(unit)
    } catch (error) {
      // A machine that stood still for seconds: nothing was acknowledged, so nothing is claimed.
      if (isOutOfReach(error)) continue
      throw error
    }
    writeSync(1, `${unit}\n`)
  }
}

await Promise.all(Array.from({ length: 10 }, (_, index) => writer(`writer-${index}`)))
