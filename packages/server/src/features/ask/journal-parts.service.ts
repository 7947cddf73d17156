import type { AskedEntry } from '@daywell/core/ask'
import type { UserKey } from '#crypto/index.ts'
import type { Reader } from '#database/index.ts'
import { needOpenAccount } from '#stores/accounts/open-account.store.ts'
import { openJournal, REACH, type Reach } from './journal.service.ts'

interface ToKnow {
  readonly entry: AskedEntry
  readonly version: string
  readonly vectors?: Uint8Array
}

interface Part {
  readonly entries: readonly ToKnow[]
  readonly isLast: boolean
  /** Whether nothing is left out for its length; told with the last one. */
  readonly isWhole: boolean
}

/** Some tenths of a second for the thread; more would delay other calls. */
const MAX_PART_CHARS = 150_000

/** Decrypts the searchable part of a journal, piece by piece. Hidden entries are left out. */
export async function* openParts(
  read: Reader,
  key: UserKey,
  ids: readonly string[],
  model: string,
  { characters: most }: Reach = REACH,
): AsyncGenerator<Part> {
  let [entries, size, all]: [ToKnow[], number, number] = [[], 0, 0]
  let isWhole = true
  for await (const { entry, version, vectors } of openJournal(read, key, ids, model)) {
    const { _id, title, localDate, content, hideFromAssistant } = entry
    if (hideFromAssistant) continue
    isWhole = all + content.length <= most
    if (!isWhole) break
    // A copy: a buffer may lie among those of others, and would be handed over with them.
    const own = vectors && { vectors: new Uint8Array(vectors) }
    entries.push({ entry: { _id, title, localDate, content }, version, ...own })
    const length = content.length + (vectors?.length ?? 0)
    ;[size, all] = [size + length, all + content.length]
    if (size < MAX_PART_CHARS) continue
    yield { entries, isLast: false, isWhole }
    ;[entries, size] = [[], 0]
    await needOpenAccount(read, key.userId)
  }
  yield { entries, isLast: true, isWhole }
}
