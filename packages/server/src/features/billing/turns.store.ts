import type { Database, Trx } from '#database/index.ts'

interface Turn {
  readonly name: string
  readonly holder: string
}

/** Takes the turn until then when it is free, and says whether it was. */
export function takeTurn(
  database: Database,
  { name, holder }: Turn,
  now: number,
  until: number,
): Promise<boolean> {
  const held = { holder, held_until: until }
  return database.write(async (trx) => {
    const taken = await trx
      .insertInto('locks')
      .values({ name, ...held })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(held).where('locks.held_until', '<=', now),
      )
      .returning('name')
      .executeTakeFirst()
    return taken !== undefined
  })
}

/**
 * Keeps a turn that is still ours. One that another took meanwhile is lost for good, even if it is
 * free again: what we know is older than what they wrote.
 */
export async function prolongTurn(
  database: Database,
  { name, holder }: Turn,
  until: number,
): Promise<void> {
  await database.write((trx) =>
    trx
      .updateTable('locks')
      .set({ held_until: until })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute(),
  )
}

export async function endTurn(database: Database, { name, holder }: Turn): Promise<void> {
  await database.write((trx) =>
    trx.deleteFrom('locks').where('name', '=', name).where('holder', '=', holder).execute(),
  )
}

/** Inside a unit: whoever lost the turn meanwhile writes nothing of what they know from then. */
export async function stillHolds(trx: Trx, { name, holder }: Turn): Promise<boolean> {
  const kept = await trx
    .updateTable('locks')
    .set({ holder })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('name')
    .executeTakeFirst()
  return kept !== undefined
}
