import type { Entry } from '@daywell/core/journal'
import { type Leaf, leafOf, livingAt, meetEntry } from '#features/journal/editor/model/leaf.ts'
import type { PageDraft } from '#features/journal/editor/model/page-draft.ts'
import {
  changesSince,
  type Details,
  newEntry,
  type Text,
} from '#features/journal/editor/model/words.ts'
import type { Journal } from '#services/journal/journal.ts'

/** What a save made of what was on the page when it began. */
export interface Saved {
  readonly entry: Entry
  readonly text: Text
  readonly details: Details
}

/** A page that went when there was no room for its draft. */
export interface UnkeptPage {
  readonly leaf: Leaf
  readonly text: Text
}

/** What the next page of this tab has to know of, should this one go. */
export interface Handover {
  /** A save under way. */
  saving: Promise<Saved | undefined> | undefined
  page: UnkeptPage | undefined
  /** What this tab set aside and found no room for. */
  asides: readonly PageDraft[]
}

export const nothingHandedOver = (): Handover => ({
  ...{ saving: undefined, page: undefined, asides: [] },
})

export async function saveLeaf(
  { entries }: Journal,
  { entryId, base, gone, details, writtenOn, firstTitle, newId }: Leaf,
  { text, today }: { readonly text: Text; readonly today: string },
): Promise<Entry> {
  if (entryId === undefined || gone)
    return entries.createEntry({ ...newEntry(text, details, { today, firstTitle }), newId })
  // To make a new entry would double one that the server still has.
  if (!base) throw new Error('The entry is not here yet')
  return entries.updateEntry(entryId, changesSince(base, text, details), writtenOn, base)
}

/** A tab that dies after a save and before its draft is removed leaves a draft of that entry. */
export function entryIdOf({ entries }: Journal, { entryId, newId }: Leaf): string | undefined {
  return entryId ?? (newId && entries.findCreated(newId)?._id)
}

/** The leaf as the journal has it now: its page may be gone, and cannot tell any more. */
export function foundIn(journal: Journal, leaf: Leaf): Leaf {
  const entryId = entryIdOf(journal, leaf)
  if (entryId === undefined) return leaf
  const { store } = journal
  const dropped = store.isDropped(entryId)
  return meetEntry(leaf, { entry: store.find(entryId), dropped, dirty: true }).leaf
}

/** The leaf after a save that an earlier page began, whose draft it continues. */
export function leafAfterEarlier(saved: Saved, leaf: Leaf): Leaf {
  const { entry } = saved
  if (leaf.base) return leafAfter(saved, leaf)
  const details = withoutLatePrompt(saved, leaf.details, undefined)
  const named = { ...leaf, entryId: entry._id, writtenOn: entry.updatedAt, details }
  return meetEntry(named, { entry, dropped: false, dirty: true }).leaf
}

/** The leaf after a save, with what was set beside its text since then. */
export function leafAfter(saved: Saved, leaf: Leaf): Leaf {
  const fresh = leafOf(saved.entry)
  if (leaf.details === saved.details) return fresh
  const details = withoutLatePrompt(saved, leaf.details, saved.entry.prompt)
  // Another tab, or the level, may have had a say in where the entry lives.
  const isChosen = leaf.details.keepHere !== saved.details.keepHere
  return { ...fresh, details: isChosen ? details : livingAt(details, saved.entry._id) }
}

/** A prompt that came by itself during the save came too late: the entry was written without it. */
function withoutLatePrompt(saved: Saved, details: Details, prompt: string | undefined): Details {
  return saved.details.prompt === undefined ? { ...details, prompt } : details
}
