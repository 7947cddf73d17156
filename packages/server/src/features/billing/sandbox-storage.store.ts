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

/** The letters after `cus_` that the sandbox puts into the id of all that belongs to a customer. */
const SANDBOX_KEY = /^cus_([A-Za-z0-9]{17})$/

/**
 * Removes a customer of the sandbox with all that belongs to them: account, events, deliveries and
 * remembered requests. Says whether there was such a customer: a true provider keeps none here.
 */
export async function forgetInSandbox(trx: Trx, customerId: string): Promise<boolean> {
  const key = SANDBOX_KEY.exec(customerId)?.[1]
  if (key === undefined) return false
  await takeTurn(trx)
  const pattern = `%${key}%`
  const events = trx
    .selectFrom('sandbox_documents')
    .select('id')
    .where('kind', '=', 'event')
    .where('value', 'like', pattern)
  const deliveries = trx.deleteFrom('sandbox_documents').where('kind', '=', 'delivery')
  await deliveries.where('id', 'in', events).execute()
  const removed = await trx
    .deleteFrom('sandbox_documents')
    .where('value', 'like', pattern)
    .returning('kind')
    .execute()
  return removed.some(({ kind }) => kind === 'account')
}

/** People who left before the sandbox forgot them with their account. */
export async function forgetDeletedInSandbox(database: Database): Promise<void> {
  const deleted = await database.read
    .selectFrom('sandbox_documents')
    .select('id')
    .where('kind', '=', 'account')
    .where('value', 'like', '%"deleted":true%')
    .execute()
  for (const { id } of deleted) await database.write((trx) => forgetInSandbox(trx, id))
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
