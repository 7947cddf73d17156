import { isLocalId } from '@daywell/core/journal'
import type { Transaction } from '#device/local-store/tables/backend.ts'

/** An entry's current id. */
export async function currentId(
  { aliases }: Pick<Transaction, 'aliases'>,
  id: string,
): Promise<string> {
  const alias = await aliases.get(id)
  return alias ? currentId({ aliases }, alias.id) : id
}

/** An entry that moved to the device before the server assigned its id is found under both ids. */
export async function putAlias({ aliases }: Transaction, old: string, id: string): Promise<void> {
  const moved = await aliases.get(old)
  if (moved && isLocalId(moved.id)) aliases.put(id, { old: id, id: moved.id })
  aliases.put(old, { old, id })
}

/** An entry that moved to the device, and was revived by another device, has its own id again. */
export async function forgetAliases({ aliases }: Transaction, ids: string[]): Promise<void> {
  await Promise.all(
    ids.map(async (id) => {
      if (await aliases.get(id)) aliases.delete(id)
    }),
  )
}
