import { type Draft, draftsIn } from '#device/local-store/drafts/drafts.ts'
import type { RescuedDrafts } from '#device/local-store/drafts/rescued-drafts.ts'
import { draftKey } from '#device/local-store/local-keys.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Journal } from '#services/journal/journal.ts'

/** What this device held when a backup was made of it. */
export interface Covered {
  readonly lastEdit: number
  readonly drafts: string | null
  /** Whether anything has come or changed since. */
  readonly changed: () => boolean
}

interface Words extends Pick<Journal, 'userId'> {
  readonly store: Pick<Journal['store'], 'subscribe' | 'entries' | 'leaving'>
  readonly storage: TextStorage
  /** The second place of the drafts, which has to hold no more than the first. */
  readonly copy: Pick<RescuedDrafts, 'rescue' | 'forgetCopy'>
}

/** Notes what is here, right before a backup is made of it. */
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

/** Removes all words that are in the backup; nothing, and false, if some of them are not. */
export async function removeCovered(
  { store, userId, storage, copy }: Words,
  covered: Covered | undefined,
): Promise<boolean> {
  const key = draftKey(userId)
  // Now, and not when the copy is forgotten: that would bring back what is removed in between.
  await copy.rescue()
  if (!covered || covered.changed() || storage.getItem(key) !== covered.drafts) return false
  const inFile = [...store.entries(), ...draftsIn(covered.drafts)].map(saidIn)
  if (!(await store.leaving.removeWords(covered.lastEdit))) return false
  // Somebody may have typed in another tab meanwhile: that is in no file, and stays. An editor
  // whose entry has gone puts down what it shows, which is in the file.
  const drafts = draftsIn(storage.getItem(key))
  if (drafts.every((draft) => inFile.includes(saidIn(draft)))) {
    storage.removeItem(key)
    await copy.forgetCopy()
  }
  return true
}

function saidIn({ title, content }: Partial<Pick<Draft, 'title' | 'content'>>): string {
  return JSON.stringify([title?.trim() ?? '', content?.trim()])
}
