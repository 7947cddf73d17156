import type { Documents, Storage } from '@daywell/stripe-sandbox'
import { createMutex } from '#concurrency/mutex.ts'
import type { Database, Trx } from '#database/index.ts'

/** Not a kind of the sandbox's own: every unit updates this row, so that no two overlap. */
const LOCK_ROW = { kind: 'turn', id: 'turn', value: '' }

/** Stores the sandbox's state in the product's database. */
export function sandboxStorage(database: Database): Storage {
  const runExclusive = createMutex()
  return {
    transact: (unit) =>
      runExclusive(() =>
        database.write(async (trx) => {
          await lockSandbox(trx)
          return unit(documentsIn(trx))
        }),
      ),
  }
}

/**
 * Optimistic locking: when a unit of another process has changed this row since, the database
 * runs this unit again, and it sees what the other has written.
 */
async function lockSandbox(trx: Trx): Promise<void> {
  await trx
    .insertInto('sandbox_documents')
    .values(LOCK_ROW)
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
  await lockSandbox(trx)
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
