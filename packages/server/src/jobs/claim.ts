import type { Database } from '#database/index.ts'

interface Claim {
  readonly name: string
  readonly holder: string
  readonly now: number
  /** Until then nobody else gets it, whatever becomes of the holder. */
  readonly until: number
}

/** Takes a piece of work that any number of processes may want, and says whether it was free. */
export function claim(database: Database, { name, holder, now, until }: Claim): Promise<boolean> {
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
