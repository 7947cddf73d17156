import { onTestFinished, vi } from 'vitest'
import type { Database } from '#database/index.ts'

/** Holds back the next unit until `release`; units that come after it are written at once. */
export function holdNextUnit(database: Database) {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const { write } = database
  const spy = vi.spyOn(database, 'write').mockImplementationOnce(async (unit) => {
    arrived.resolve()
    await released.promise
    return write(unit)
  })
  onTestFinished(() => spy.mockRestore())
  return { arrived: arrived.promise, release: released.resolve }
}
