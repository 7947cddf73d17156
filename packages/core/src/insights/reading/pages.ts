import { type Reading, readingOf } from '#companion/index.ts'
import { safetyOf } from '#safety/index.ts'
import type { EntryRead } from '../entry-read.ts'

/** An entry whose text may be used. */
export interface Page {
  readonly id: string
  readonly localDate: string
  readonly mood: EntryRead['entry']['mood']
  readonly reading: Reading
}

/**
 * The entries whose text may be used, in the order of their days. Entries hidden from the assistant
 * are only counted; so are texts that speak of harm, which a summary can't respond to properly.
 */
export function pagesOf(entries: readonly EntryRead[]): Page[] {
  return inOrder(entries)
    .filter(({ entry }) => mayBeSpokenOf(entry))
    .map(({ entry: { _id: id, localDate, mood, content }, analysis }) => ({
      id,
      localDate,
      mood,
      reading: readingOf(content, analysis),
    }))
}

/** Whether the text of an entry may be used in a summary, by rules or by a model. */
export function mayBeSpokenOf({
  hideFromAssistant,
  title,
  content,
}: Pick<EntryRead['entry'], 'hideFromAssistant' | 'title' | 'content'>): boolean {
  return !hideFromAssistant && safetyOf(`${title}\n\n${content}`).kind === null
}

/** By day, then by creation time: the same order on every device. */
function inOrder(entries: readonly EntryRead[]): EntryRead[] {
  const at = ({ entry: { localDate, createdAt, _id } }: EntryRead) =>
    `${localDate} ${createdAt} ${_id}`
  return entries.toSorted((a, b) => (at(a) < at(b) ? -1 : 1))
}
