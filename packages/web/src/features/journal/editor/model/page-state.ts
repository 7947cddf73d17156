import { dateTitle, type Entry, isLocalId, NO_VERSION } from '@daywell/core/journal'
import { sameWords } from '@daywell/core/sync'
import { dayOfDraft, type PageDraft } from './draft.ts'
import {
  changesSince,
  type Details,
  detailsOf,
  isSet,
  newDetails,
  type Text,
  textOf,
} from './page-text.ts'

/** The page: which entry is being edited, and based on which version. */
export interface PageState {
  /** Undefined for a new entry. */
  readonly entryId: string | undefined
  /** The base version; undefined while the journal opens. */
  readonly base: Entry | undefined
  /** The base version's stamp, stored in the draft. */
  readonly writtenOn: string | undefined
  readonly details: Details
  /** The entry was deleted; a save creates a new one. */
  readonly gone: boolean
  /** The date title of a new page, until one is typed. */
  readonly firstTitle: string
  /** Details from the draft, until the base version is known. */
  readonly drafted: Partial<Details>
  /** Seed of the entry's id, if a save creates one. */
  readonly newId?: string | undefined
}

export function newPage(today: string): PageState {
  const firstTitle = dateTitle(today)
  const nothing = { entryId: undefined, base: undefined, writtenOn: undefined, drafted: {} }
  return { ...nothing, details: newDetails, gone: false, firstTitle }
}

export function pageOf(entry: Entry): PageState {
  const { _id: entryId, updatedAt: writtenOn } = entry
  const details = detailsOf(entry)
  return { entryId, base: entry, writtenOn, details, gone: false, firstTitle: '', drafted: {} }
}

export function pageOfDraft(draft: PageDraft, timeZone: string): PageState {
  const { entryId, writtenOn, newId, details: drafted = {} } = draft
  const page = { ...newPage(dayOfDraft(draft, timeZone)), entryId, writtenOn, newId, drafted }
  return { ...page, details: { ...newDetails, ...drafted } }
}

/** Whether the page has unsaved changes. */
export function isDirty(page: PageState, text: Text): boolean {
  const { base, entryId, details } = page
  if (base) return Object.keys(changesSince(base, text, details)).length > 0
  if (entryId !== undefined || isSet(detailsToKeep(page))) return true
  return text.content !== '' || !isUntitled(page, text)
}

/** The details that a draft has to store. */
export function detailsToKeep({ entryId, base, details, drafted }: PageState): Partial<Details> {
  const unknown = entryId !== undefined && !base
  const usual = base ? detailsOf(base) : newDetails
  const names = Object.keys(details) as (keyof Details)[]
  const isUsual = (name: keyof Details) =>
    JSON.stringify(details[name]) === JSON.stringify(usual[name])
  const isSetHere = (name: keyof Details) => !isUsual(name) || (unknown && name in drafted)
  // Uploading or sharing an entry must never be restored from a draft.
  const isLoose = (name: keyof Details) =>
    (name === 'keepHere' || name === 'hideFromAssistant') && !details[name]
  const set = names.filter((name) => isSetHere(name) && !isLoose(name))
  return Object.fromEntries(set.map((name) => [name, details[name]]))
}

export interface Meeting {
  readonly page: PageState
  /** `show`: nothing was being edited here, so the other version can be displayed. */
  readonly outcome: 'same' | 'show' | 'changed' | 'deleted'
}

interface LookedUp {
  readonly entry: Entry | undefined
  /** Its copy was evicted, not deleted. */
  readonly dropped: boolean
  /** Its current id, if known. */
  readonly id?: string | undefined
  readonly dirty: boolean
}

/** Merges the journal's current version of the entry into the page. */
export function meetEntry(page: PageState, { entry, dropped, id, dirty }: LookedUp): Meeting {
  if (!entry) {
    return dropped
      ? { page: id === undefined ? page : renamed(page, id), outcome: 'same' }
      : { page: { ...page, gone: true }, outcome: 'deleted' }
  }
  const { base } = page
  if (!base) return meetBase(page, entry)
  const found = foundAt(page, base, entry._id)
  const known = entry.updatedAt === base.updatedAt || sameWords(base, entry)
  if (known)
    return { page: { ...found, base: entry, writtenOn: stamp(page, entry) }, outcome: 'same' }
  return dirty ? { page: found, outcome: 'changed' } : { page: pageOf(entry), outcome: 'show' }
}

/** Whether no title was typed. Drafts of earlier releases hold the date title. */
export function isUntitled({ firstTitle }: PageState, { title }: Text): boolean {
  return title === '' || title === firstTitle
}

/** The title that a page without a typed one gets. */
export function dateTitleOf({ base, details, firstTitle }: PageState): string {
  return base ? dateTitle(details.localDate ?? base.localDate) : firstTitle
}

/** If no title was typed, the entry keeps its own. */
export function withTitleOf(entry: Entry, page: PageState, text: Text): Text {
  return isUntitled(page, text) ? { ...text, title: textOf(entry).title } : text
}

/** The same page after the server gave the entry an id. */
function renamed(page: PageState, entryId: string): PageState {
  if (page.entryId === entryId) return page
  return { ...page, entryId, base: page.base && { ...page.base, _id: entryId } }
}

/** Where the entry is stored now; the switch follows, unless it was changed on this page. */
function foundAt(page: PageState, base: Entry, entryId: string): PageState {
  const isChosen = page.details.keepHere !== isLocalId(base._id)
  const details = isChosen ? page.details : livingAt(page.details, entryId)
  return { ...page, entryId, base: { ...base, _id: entryId }, gone: false, details }
}

export function livingAt(details: Details, entryId: string): Details {
  const keepHere = isLocalId(entryId)
  return details.keepHere === keepHere ? details : { ...details, keepHere }
}

/** A page based on another version stays so until it's saved. */
function stamp({ base, writtenOn }: PageState, entry: Entry): string | undefined {
  return base?.updatedAt === writtenOn ? entry.updatedAt : writtenOn
}

/** Merges a draft's entry once the journal is open. */
function meetBase(page: PageState, entry: Entry): Meeting {
  const named = { ...page, entryId: entry._id, gone: false }
  // The draft of a new page has no base version to detect changes since its first save.
  const { writtenOn = page.entryId === undefined ? NO_VERSION : entry.updatedAt } = page
  const details = { ...detailsOf(entry), ...detailsToKeep(named) }
  const met = { ...named, base: entry, writtenOn, drafted: {}, details }
  return { page: met, outcome: writtenOn === entry.updatedAt ? 'same' : 'changed' }
}
