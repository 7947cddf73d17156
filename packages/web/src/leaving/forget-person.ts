import type { Journal } from '#journal/journal.ts'

/** Removes from this device all that belonged to an account that is no more. */
export async function forgetPerson(
  window: Window & typeof globalThis,
  userId: string,
  journal: Journal | undefined,
): Promise<void> {
  // A journal that could not be opened cannot be emptied either.
  if (journal) await journal.store.leaving.erase().catch(() => {})
  else window.indexedDB?.deleteDatabase(`daywell-${userId}`)
  try {
    const own = Object.keys(window.localStorage).filter((key) => key.endsWith(`_${userId}`))
    for (const key of own) window.localStorage.removeItem(key)
  } catch {
    // A browser that refuses its storage has kept nothing in it.
  }
}
