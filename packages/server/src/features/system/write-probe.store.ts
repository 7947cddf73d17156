import type { Database } from '#database/index.ts'

/** Writes one small row for real: only a write tells whether the next save has a chance. */
export async function probeWrite(database: Database): Promise<void> {
  const row = { holder: '', held_until: 0 }
  await database.write((trx) =>
    trx
      .insertInto('locks')
      .values({ name: 'write probe', ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute(),
  )
}
