import { onTestFinished, vi } from 'vitest'
import type { Database, Tables } from '#database/index.ts'

/**
 * How many rows of a table each unit leaves that changes their number, until the test ends. What
 * they are is also told to `changed`, once the unit is committed.
 */
export function rowsAfterUnits(
  database: Database,
  table: keyof Tables,
  changed: (rows: number) => void = () => {},
): number[] {
  const left: number[] = []
  const { write } = database
  const spy = vi.spyOn(database, 'write').mockImplementation(async (unit) => {
    const { result, count } = await write(async (trx) => {
      const result = await unit(trx)
      const rows = await trx.selectFrom(table).selectAll().execute()
      return { result, count: rows.length }
    })
    if (count !== left.at(-1)) {
      left.push(count)
      changed(count)
    }
    return result
  })
  onTestFinished(() => spy.mockRestore())
  return left
}
