import { writeSync } from 'node:fs'
import { openDatabase } from '#database/index.ts'
import { givenPlace } from './child-process.ts'

// Many writers at once, without end: each prints the name of a unit once it is acknowledged.
const { more, ...where } = givenPlace()
const database = await openDatabase(where)
const [round] = more

async function writer(name: string): Promise<never> {
  for (let count = 0; ; count += 1) {
    const unit = `${round}:${name}:${count}`
    await database.write(async (trx) => {
      for (const part of ['a', 'b', 'c']) {
        await trx
          .insertInto('meta')
          .values({ key: `${unit}:${part}`, value: unit })
          .execute()
      }
    })
    writeSync(1, `${unit}\n`)
  }
}

await Promise.all(Array.from({ length: 10 }, (_, index) => writer(`writer-${index}`)))
