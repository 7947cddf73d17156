import type { Entry } from '@daywell/core/journal'
import type { PageDraft } from '#features/journal/editor/model/draft.ts'
import {
  livingAt,
  meetEntry,
  type PageState,
  pageOf,
} from '#features/journal/editor/model/page-state.ts'
import {
  changesSince,
  type Details,
  newEntry,
  type Text,
} from '#features/journal/editor/model/page-text.ts'
import type { Journal } from '#services/journal/journal.ts'

/** The result of a save, with the content at its start. */
export interface Saved {
  readonly entry: Entry
  readonly text: Text
  readonly details: Details
}

/** A page unmounted while storage was full. */
export interface UnkeptPage {
  readonly page: PageState
  readonly text: Text
}

/** State passed from one mounted editor of this tab to the next. */
export interface Handover {
  /** A save in progress. */
  saving: Promise<Saved | undefined> | undefined
  unkept: UnkeptPage | undefined
  /** Text set aside that storage had no space for. */
  asides: readonly PageDraft[]
}

export const emptyHandover = (): Handover => ({ saving: undefined, unkept: undefined, asides: [] })

export async function savePage(
  { entries }: Journal,
  { entryId, base, gone, details, writtenOn, firstTitle, newId }: PageState,
  { text, today }: { readonly text: Text; readonly today: string },
): Promise<Entry> {
  if (entryId === undefined || gone)
    return entries.createEntry({ ...newEntry(text, details, { today, firstTitle }), newId })
  // Creating a new entry would duplicate one that the server still has.
  if (!base) throw new Error('The entry is not here yet')
  const change = { ...changesSince(base, text, details), isTyped: true }
  return entries.updateEntry(entryId, change, writtenOn, base)
}

/** The page's entry, even if a tab crashed between its first save and the removal of its draft. */
export function entryIdOf({ entries }: Journal, { entryId, newId }: PageState): string | undefined {
  return entryId ?? (newId && entries.findCreated(newId)?._id)
}

/** Merges the journal's current version into a page that's no longer mounted. */
export function refreshedFrom(journal: Journal, page: PageState): PageState {
  const entryId = entryIdOf(journal, page)
  if (entryId === undefined) return page
  const { store } = journal
  const dropped = store.isDropped(entryId)
  return meetEntry(page, { entry: store.find(entryId), dropped, dirty: true }).page
}

/** The page after a save that an earlier page of this tab started, whose draft it continues. */
export function pageAfterEarlierSave(saved: Saved, page: PageState): PageState {
  const { entry } = saved
  if (page.base) return pageAfterSave(saved, page)
  const details = withoutLatePrompt(saved, page.details, undefined)
  const named = { ...page, entryId: entry._id, writtenOn: entry.updatedAt, details }
  return meetEntry(named, { entry, dropped: false, dirty: true }).page
}

/** The page after a save, keeping details set since. */
export function pageAfterSave(saved: Saved, page: PageState): PageState {
  const fresh = pageOf(saved.entry)
  if (page.details === saved.details) return fresh
  const details = withoutLatePrompt(saved, page.details, saved.entry.prompt)
  // Another tab or the level may have decided where the entry is stored.
  const isChosen = page.details.keepHere !== saved.details.keepHere
  return { ...fresh, details: isChosen ? details : livingAt(details, saved.entry._id) }
}

/** Race: an automatic prompt that arrived during the save isn't part of the entry. */
function withoutLatePrompt(saved: Saved, details: Details, prompt: string | undefined): Details {
  return saved.details.prompt === undefined ? { ...details, prompt } : details
}
