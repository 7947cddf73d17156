import { sql } from 'kysely'
import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import { isLastPage, prepared, type Reader, type Sized, type Trx } from '#database/index.ts'

/** Whether the account is neither closed nor erased, as the reader sees it. */
export async function isOpenAccount(read: Reader, userId: string): Promise<boolean> {
  return (await selectOpen(read, { userId })).length > 0
}

/**
 * Throws once the account is closed. Asked between the pages of a person's words, since a process
 * that didn't close the account itself still holds its key.
 */
export async function needOpenAccount(read: Reader, userId: string): Promise<void> {
  if (!(await isOpenAccount(read, userId))) throw new Error('The account has been closed')
}

const selectOpen = prepared(({ db }, { userId }: { readonly userId: string }) =>
  db.selectFrom('users').select('id').where('id', '=', userId).where('closed_at', 'is', null),
)

/**
 * Locks an account until the unit ends, and says whether it is open. It has to be an update: after
 * a mere lock PostgreSQL lets a unit that waited for it continue with what it saw before.
 */
export async function lockOpenAccount(trx: Trx, userId: string): Promise<boolean> {
  const account = await trx
    .updateTable('users')
    .set({ synced_at: sql<number>`synced_at` })
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return account !== undefined
}

/**
 * A person's rows page by page, each read when it is asked for. All pages of all people but the
 * first of each list take turns, so that no one waits longer because someone reads much at once.
 * Throws when the account is closed in between.
 */
export async function* readPages<Row extends Sized>(
  read: Reader,
  userId: string,
  pageAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await pageAfter(last)
    yield rows
    last = rows.at(-1)
    if (!last || isLastPage(rows)) return
    await yieldToOthers(userId)
    await needOpenAccount(read, userId)
  }
}

export async function hasAccounts(read: Reader): Promise<boolean> {
  return (await read.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}
