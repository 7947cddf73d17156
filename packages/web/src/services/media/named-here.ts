import { isLocalId } from '@daywell/core/journal'
import { mediaNamedIn } from '@daywell/core/media'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { ReadyMedia } from './ready-media.ts'

interface TextsHere {
  readonly journal: Pick<LocalStore, 'entries' | 'deleted' | 'revisions'>
  /** As they're stored. */
  readonly drafts: string | null
  /** For insertion. */
  readonly offered: readonly ReadyMedia[]
}

/** Which of these a text on this device names (an entry, a draft, a deleted entry or an earlier version), or a page offers. */
export async function namedHere(
  { journal, drafts, offered }: TextsHere,
  ids: ReadonlySet<string>,
): Promise<Set<string>> {
  const found = new Set<string>()
  const read = (text: string) => {
    for (const id of mediaNamedIn(text)) if (ids.has(id)) found.add(id)
  }
  if (ids.size === 0) return found
  for (const { id } of offered) if (ids.has(id)) found.add(id)
  read(drafts ?? '')
  for (const { content } of journal.entries()) read(content)
  for (const { entry } of await journal.deleted()) read(entry.content)
  for (const { _id } of journal.entries()) {
    if (found.size === ids.size) return found
    if (!isLocalId(_id)) continue
    for (const { entry } of await journal.revisions(_id)) read(entry.content)
  }
  return found
}
