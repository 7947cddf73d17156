import type { Entry } from '@daywell/core/journal'
import { cutText } from '@daywell/core/markdown'
import type { UserKey } from '#crypto/index.ts'
import type { Reader } from '#database/index.ts'
import { readPages } from '#stores/accounts/open-account.store.ts'
import { findNewest, NEWEST } from '#stores/journal/entry-reader.store.ts'

/** Hidden entries count too. */
const MAX_OPENED_ENTRIES = 60
/** What is handed on, whichever limit comes first. */
const MAX_ENTRIES = 30
const MAX_TOTAL_CHARS = 150_000
/** Only the beginning of each, so that a long text does not displace the others. */
const MAX_ENTRY_CHARS = 10_000

/**
 * The person's latest entries that the assistant may see, newest first, without deleted ones.
 * Entries kept on a device were never here.
 */
export async function latestEntries(
  read: Reader,
  key: UserKey,
  maySee: (entry: Entry) => boolean,
  most = MAX_ENTRIES,
): Promise<Entry[]> {
  const seen: Entry[] = []
  const { userId } = key
  let [characters, opened] = [0, 0]
  const all = readPages<Row>(read, userId, (last) =>
    findNewest(read, { userId, ...(last ?? NEWEST) }),
  )
  for await (const rows of all) {
    for (const entry of rows.map((row) => entryOf(key, row)).filter(maySee)) {
      characters += entry.content.length
      if (seen.length === most || characters > MAX_TOTAL_CHARS) return seen
      seen.push(entry)
    }
    opened += rows.length
    if (opened >= MAX_OPENED_ENTRIES) break
  }
  return seen
}

type Row = Awaited<ReturnType<typeof findNewest>>[number]

function entryOf(key: UserKey, { id, sealed }: Row): Entry {
  const entry: Entry = JSON.parse(key.open({ table: 'entries', row: id }, sealed).toString())
  return { ...entry, content: cutText(entry.content, MAX_ENTRY_CHARS) }
}
