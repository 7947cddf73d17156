import type { Reader } from '#database/index.ts'
import {
  countPeople,
  type ListedPerson,
  listPeople as selectPeople,
} from '#stores/accounts/people-list.store.ts'
import {
  NOTHING_STORED,
  readStorageOfAll,
  readStorageTotals,
  type StorageUsed,
  storedBytes,
} from '#stores/journal/storage-used.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What the operator sees of a person: no word of what they write. */
export type PersonInList = Omit<ListedPerson, 'id'> & StorageUsed & { readonly storedBytes: number }

/** The newest accounts, and whether there are more. */
export async function listPeople(
  read: Reader,
  { search, limit }: { readonly search: string | undefined; readonly limit: number },
): Promise<{ readonly people: PersonInList[]; readonly hasMore: boolean }> {
  const found = await selectPeople(read, { search, limit: limit + 1 })
  const page = found.slice(0, limit)
  const storage = await readStorageOfAll(
    read,
    page.map(({ id }) => id),
  )
  const people = page.map(({ id, ...person }) => {
    const used = storage.get(id) ?? NOTHING_STORED
    return { ...person, ...used, storedBytes: storedBytes(used) }
  })
  return { people, hasMore: found.length > limit }
}

/** How much there is of what. */
export async function readTotals(read: Reader, now: number) {
  const { accounts, closedAccounts, activeSince } = await countPeople(read)
  const { peopleNearQuota, ...stored } = await readStorageTotals(read, NOTHING_STORED)
  return {
    accounts,
    closedAccounts,
    activeIn7Days: await activeSince(now - 7 * DAY_MS),
    activeIn30Days: await activeSince(now - 30 * DAY_MS),
    ...stored,
  }
}
