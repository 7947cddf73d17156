import { type Entry, isTitled } from '@daywell/core/journal'
import { type Draft, draftsIn } from '#device/local-store/drafts/drafts.ts'
import type { RescuedDrafts } from '#device/local-store/drafts/rescued-drafts.ts'
import { draftKey } from '#device/local-store/local-keys.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Journal } from '#services/journal/journal.ts'

/** A snapshot of what this device held when a backup was made. */
export interface Covered {
  readonly lastEdit: number
  readonly drafts: string | null
  /** Whether anything has been added or changed since. */
  readonly changed: () => boolean
}

interface Words extends Pick<Journal, 'userId'> {
  readonly store: Pick<Journal['store'], 'subscribe' | 'entries' | 'leaving'>
  readonly storage: TextStorage
  /** The second copy of the drafts, which must hold no more than the first. */
  readonly copy: Pick<RescuedDrafts, 'rescue' | 'forgetCopy'>
}

/** Takes a snapshot right before a backup is made. */
export async function lookAtWords({ store, userId, storage, copy }: Words): Promise<Covered> {
  await copy.rescue()
  const drafts = storage.getItem(draftKey(userId))
  const lastEdit = await store.leaving.lastEdit()
  let changed = false
  const stop = store.subscribe(() => {
    changed = true
    stop()
  })
  return { lastEdit, drafts, changed: () => changed }
}

/**
 * Removes everything that's in the backup; if something isn't, removes nothing and returns false.
 */
export async function removeCovered(
  { store, userId, storage, copy }: Words,
  covered: Covered | undefined,
): Promise<boolean> {
  const key = draftKey(userId)
  // Before the removal: `forgetCopy` would restore what's removed in between.
  await copy.rescue()
  if (!covered || covered.changed() || storage.getItem(key) !== covered.drafts) return false
  const inFile = [
    ...store.entries().flatMap((entry) => [saidIn(entry), saidIn(asDraft(entry))]),
    ...draftsIn(covered.drafts).map(saidIn),
  ]
  if (!(await store.leaving.removeWords(covered.lastEdit))) return false
  // Race: a draft typed in another tab in the meantime isn't in the backup and stays. An editor whose
  // entry is gone stores what it shows, which is in the backup.
  const drafts = draftsIn(storage.getItem(key))
  if (drafts.every((draft) => inFile.includes(saidIn(draft)))) {
    storage.removeItem(key)
    await copy.forgetCopy()
  }
  return true
}

/** A draft of an entry has the title that was typed, if any. */
function asDraft(entry: Entry): Pick<Draft, 'title' | 'content'> {
  return isTitled(entry) ? entry : { ...entry, title: '' }
}

function saidIn({ title, content }: Partial<Pick<Draft, 'title' | 'content'>>): string {
  // A field has no other line breaks.
  const lines = content?.replaceAll(/\r\n?/g, '\n')
  return JSON.stringify([title?.trim() ?? '', lines?.trim()])
}
