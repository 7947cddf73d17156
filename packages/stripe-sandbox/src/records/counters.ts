import type { Documents } from '#storage/storage.ts'

/** Numbers that grow: whatever is made later gets the higher one, in the same millisecond too. */
export async function nextNumber(documents: Documents, of: 'customers' | 'events') {
  const kept = (await documents.get('setting', of)) as { made: number } | undefined
  const made = (kept?.made ?? 0) + 1
  await documents.put('setting', of, { made })
  return made
}
