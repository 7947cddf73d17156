import type { Entry } from '@daywell/core/journal'
import { sql } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import {
  fitting,
  PAGE_ROWS,
  prepared,
  type Reader,
  readPages,
  sealedBytes,
} from '#database/index.ts'

/** So many are opened, hidden ones included, and no more. */
const MOST_OPENED = 60
/** So many are handed on, or as many as have so many characters together. */
const MOST = 30
const MOST_CHARACTERS = 150_000
/** Of each its beginning: one long text is not to hide all the others. */
const LONGEST = 10_000

/**
 * The person's latest entries that may be seen, newest first. What is deleted is not among them,
 * and what is kept on a device was never here.
 */
export async function latestEntries(
  read: Reader,
  key: UserKey,
  maySee: (entry: Entry) => boolean,
): Promise<Entry[]> {
  const seen: Entry[] = []
  const { userId } = key
  let [characters, opened] = [0, 0]
  const all = readPages<Row>(read, userId, (last) =>
    selectPage(read, { userId, ...(last ?? NEWEST) }),
  )
  for await (const rows of all) {
    for (const entry of rows.map((row) => entryOf(key, row)).filter(maySee)) {
      characters += entry.content.length
      if (seen.length === MOST || characters > MOST_CHARACTERS) return seen
      seen.push(entry)
    }
    opened += rows.length
    if (opened >= MOST_OPENED) break
  }
  return seen
}

const NEWEST: Place = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** A page begins after the row of this time and id, in a list that goes back in time. */
interface Place {
  readonly at: number
  readonly id: string
}

type Row = Awaited<ReturnType<typeof selectPage>>[number]

function entryOf(key: UserKey, { id, sealed }: Row): Entry {
  const entry: Entry = JSON.parse(key.open({ table: 'entries', row: id }, sealed).toString())
  return { ...entry, content: entry.content.slice(0, LONGEST) }
}

const selectPage = prepared(({ db }, { userId, at, id }: Place & { readonly userId: string }) =>
  db
    .selectFrom('entries')
    .select(['id', 'sealed', 'created_at as at'])
    .where(
      'id',
      'in',
      fitting(
        db
          .selectFrom('entries')
          .select(['id', 'created_at', sealedBytes])
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .where(sql<boolean>`(created_at, id) < (${at}, ${id})`)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(PAGE_ROWS),
        'created_at desc, id desc',
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)
