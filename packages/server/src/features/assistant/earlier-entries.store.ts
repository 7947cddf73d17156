import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Entry } from '@daywell/core/journal'
import { sql } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import { prepared, type Reader } from '#database/index.ts'

/** So few that nobody else waits long while they are opened, however long they are. */
const PAGE = 10
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
  let characters = 0
  let place: Place | undefined = { at: Number.MAX_SAFE_INTEGER, id: '' }
  for (let opened = 0; place && opened < MOST_OPENED; opened += PAGE) {
    const rows = await selectPage(read, { userId: key.userId, ...place })
    for (const entry of rows.map((row) => entryOf(key, row)).filter(maySee)) {
      characters += entry.content.length
      if (seen.length === MOST || characters > MOST_CHARACTERS) return seen
      seen.push(entry)
    }
    const last = rows.at(-1)
    place = last && rows.length === PAGE ? { at: last.at, id: last.id } : undefined
    if (place) await nextTurn()
  }
  return seen
}

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
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(created_at, id) < (${at}, ${id})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE),
)
