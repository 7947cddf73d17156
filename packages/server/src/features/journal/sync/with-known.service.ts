import type { EntryTime } from '@daywell/core/sync'
import type { Known, KnownEntry } from '#stores/journal/known-entry.store.ts'

/**
 * Items of a unit, each with what is known under its id at that moment. Looking up all at
 * once saves most of the way to the database; an item whose entry may have changed since, because
 * one before it was about the same entry, is looked up again.
 */
export async function* withKnown<Item, Version extends EntryTime>(
  find: (ids: readonly string[]) => Promise<Known<Version>>,
  items: readonly Item[],
  idOf: (item: Item) => string | undefined,
): AsyncGenerator<[Item, KnownEntry<Version> | undefined]> {
  const known = await find(items.map(idOf).filter((id) => id !== undefined))
  const met = new Set<string>()
  for (const item of items) {
    const id = idOf(item)
    const found = id === undefined ? undefined : known.get(id)
    const names = [id, found?.id].filter((name) => name !== undefined)
    const again = id !== undefined && names.some((name) => met.has(name))
    yield [item, again ? (await find([id])).get(id) : found]
    for (const name of names) met.add(name)
  }
}
