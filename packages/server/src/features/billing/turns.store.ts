import type { Database, Trx } from '#database/index.ts'

interface Turn {
  readonly name: string
  readonly holder: string
}

/** Takes the turn until then when it is free or already ours, and says whether it is. */
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
        conflict
          .column('name')
          .doUpdateSet(held)
          .where((eb) =>
            eb.or([eb('locks.held_until', '<=', now), eb('locks.holder', '=', holder)]),
          ),
      )
      .returning('name')
      .executeTakeFirst()
    return taken !== undefined
  })
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
