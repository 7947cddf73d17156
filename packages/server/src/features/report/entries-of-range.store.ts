import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Entry } from '@daywell/core/journal'
import type { UserKey } from '#crypto/index.ts'
import { prepared, type Reader, texts } from '#database/index.ts'

interface Days {
  readonly from: string
  readonly to: string
}

/** So few that nobody else waits long while they are opened, however long they are. */
const PAGE = 20

/** Which entries these days have, in the order in which they are read. */
export async function idsOfDays(read: Reader, userId: string, days: Days): Promise<string[]> {
  return (await select(read, { userId, ...days })).map(({ id }) => id)
}

/** Opens entries one page after the other, in this order; what was deleted meanwhile is not among them. */
export async function* openedEntries(
  read: Reader,
  key: UserKey,
  ids: readonly string[],
): AsyncGenerator<Entry[]> {
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = ids.slice(at, at + PAGE)
    const rows = await selectSealed(read, { userId: key.userId, ids: texts(page) })
    const sealed = new Map(rows.map((row) => [row.id, row.sealed]))
    yield page.flatMap((id) => {
      const bytes = sealed.get(id)
      return bytes ? [JSON.parse(key.open({ table: 'entries', row: id }, bytes).toString())] : []
    })
    await nextTurn()
  }
}

const select = prepared(({ db }, { userId, from, to }: Days & { readonly userId: string }) =>
  db
    .selectFrom('entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .where('deleted_at', 'is', null)
    .orderBy('local_date')
    .orderBy('created_at')
    .orderBy('id'),
)

const selectSealed = prepared(
  ({ db, all }, { userId, ids }: { userId: string; ids: ReturnType<typeof texts> }) =>
    db
      .selectFrom('entries')
      .select(['id', 'sealed'])
      .where('user_id', '=', userId)
      .where('id', 'in', all(ids))
      .where('deleted_at', 'is', null),
)
