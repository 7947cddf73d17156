import { onTestFinished, vi } from 'vitest'
import type { Database, Tables } from '#database/index.ts'

/** How many rows of a table each unit leaves that changes their number, until the test ends. */
export function rowsAfterUnits(database: Database, table: keyof Tables): number[] {
  const left: number[] = []
  const { write } = database
  const spy = vi.spyOn(database, 'write').mockImplementation((unit) =>
    write(async (trx) => {
      const result = await unit(trx)
      const rows = await trx.selectFrom(table).selectAll().execute()
      if (rows.length !== left.at(-1)) left.push(rows.length)
      return result
    }),
  )
  onTestFinished(() => spy.mockRestore())
  return left
}
