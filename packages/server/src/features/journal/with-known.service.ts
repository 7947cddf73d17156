import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'
import { findAllKnown, findKnown, type KnownEntry, type Opened } from './known-entry.store.ts'

/** So many are looked up at once. */
const AT_ONCE = 25

/**
 * Items of a sync, each with what is known under its id when its turn comes. Looking up many at
 * once saves most of the way to the database; an item whose entry may have changed since, because
 * one before it was about the same entry, is looked up again.
 */
export async function* withKnown<Item>(
  { trx, key }: { readonly trx: Trx; readonly key: UserKey },
  items: readonly Item[],
  idOf: (item: Item) => string | undefined,
): AsyncGenerator<[Item, KnownEntry | undefined]> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE)
    const ids = some.map(idOf).filter((id) => id !== undefined)
    const opened: Opened = new Map()
    const known = await findAllKnown(trx, key, ids, opened)
    const met = new Set<string>()
    for (const item of some) {
      const id = idOf(item)
      const found = id === undefined ? undefined : known.get(id)
      const names = [id, found?.id].filter((name) => name !== undefined)
      const again = id !== undefined && names.some((name) => met.has(name))
      yield [item, again ? await findKnown(trx, key, id, opened) : found]
      for (const name of names) met.add(name)
    }
  }
}
