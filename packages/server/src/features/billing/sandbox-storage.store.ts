import type { Documents, Storage } from '@daywell/stripe-sandbox'
import type { Database, Trx } from '#database/index.ts'

/** Not a kind of the sandbox's own: the row that all units change, so that none overlap. */
const TURN = { kind: 'turn', id: 'turn', value: '' }

/** Keeps what the sandbox knows in the database of the product. */
export function sandboxStorage(database: Database): Storage {
  let last: Promise<unknown> = Promise.resolve()
  return {
    transact(unit) {
      const mine = last.then(() =>
        database.write(async (trx) => {
          await takeTurn(trx)
          return unit(documentsIn(trx))
        }),
      )
      last = mine.catch(() => {})
      return mine
    },
  }
}

/**
 * Another process's unit that changed this row meanwhile makes the database run this one again,
 * with all that the other has written before its eyes.
 */
async function takeTurn(trx: Trx): Promise<void> {
  await trx
    .insertInto('sandbox_documents')
    .values(TURN)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ value: '' }))
    .execute()
}

function documentsIn(trx: Trx): Documents {
  const table = () => trx.selectFrom('sandbox_documents')
  return {
    async get(kind, id) {
      const found = await table()
        .select('value')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst()
      return found && JSON.parse(found.value)
    },
    async put(kind, id, document) {
      const value = JSON.stringify(document)
      await trx
        .insertInto('sandbox_documents')
        .values({ kind, id, value })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ value }))
        .execute()
    },
    async remove(kind, id) {
      await trx
        .deleteFrom('sandbox_documents')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute()
    },
    async list(kind) {
      const rows = await table()
        .select(['id', 'value'])
        .where('kind', '=', kind)
        .orderBy('id')
        .execute()
      return rows.map(({ id, value }) => ({ id, value: JSON.parse(value) }))
    },
  }
}
