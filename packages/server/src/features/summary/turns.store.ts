import { randomUUID } from 'node:crypto'
import type { Database } from '#database/index.ts'

/** So long others wait for a process that was killed in the middle. */
const LEASE = 15_000
const RENEWED_EVERY = 5_000

/** Takes a piece of work that several processes may be asked for; undefined where another has it. */
export async function takeTurn(
  database: Database,
  name: string,
  clock: () => number,
): Promise<{ end(): Promise<void> } | undefined> {
  const holder = randomUUID()
  const held = { holder, held_until: clock() + LEASE }
  const taken = await database.write((trx) =>
    trx
      .insertInto('locks')
      .values({ name, ...held })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(held).where('locks.held_until', '<=', clock()),
      )
      .returning('name')
      .executeTakeFirst(),
  )
  if (!taken) return undefined
  const ours = (held_until: number) =>
    database.write((trx) =>
      trx
        .updateTable('locks')
        .set({ held_until })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute(),
    )
  const renewing = setInterval(() => ours(clock() + LEASE).catch(() => {}), RENEWED_EVERY)
  renewing.unref()
  return {
    async end() {
      clearInterval(renewing)
      await database.write((trx) =>
        trx.deleteFrom('locks').where('name', '=', name).where('holder', '=', holder).execute(),
      )
    },
  }
}
