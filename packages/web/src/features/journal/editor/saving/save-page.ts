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

/** What a save made of what was on the page when it began. */
export interface Saved {
  readonly entry: Entry
  readonly text: Text
  readonly details: Details
}

/** A page that was unmounted when there was no space for its draft. */
export interface UnkeptPage {
  readonly page: PageState
  readonly text: Text
}

/** What outlives one mounted editor of this tab and concerns the next one. */
export interface Handover {
  /** A save in progress. */
  saving: Promise<Saved | undefined> | undefined
  unkept: UnkeptPage | undefined
  /** What this tab set aside, and storage had no space for. */
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
  // To make a new entry would double one that the server still has.
  if (!base) throw new Error('The entry is not here yet')
  return entries.updateEntry(entryId, changesSince(base, text, details), writtenOn, base)
}

/** The entry of the page, also where a tab died between its first save and the end of its draft. */
export function entryIdOf({ entries }: Journal, { entryId, newId }: PageState): string | undefined {
  return entryId ?? (newId && entries.findCreated(newId)?._id)
}

/** The page merged with what the journal has now, for pages that are not mounted any more. */
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

/** The page after a save, with what was set beside its text since then. */
export function pageAfterSave(saved: Saved, page: PageState): PageState {
  const fresh = pageOf(saved.entry)
  if (page.details === saved.details) return fresh
  const details = withoutLatePrompt(saved, page.details, saved.entry.prompt)
  // Another tab, or the level, may have had a say in where the entry lives.
  const isChosen = page.details.keepHere !== saved.details.keepHere
  return { ...fresh, details: isChosen ? details : livingAt(details, saved.entry._id) }
}

/** A prompt that came by itself during the save came too late: the entry was written without it. */
function withoutLatePrompt(saved: Saved, details: Details, prompt: string | undefined): Details {
  return saved.details.prompt === undefined ? { ...details, prompt } : details
}
