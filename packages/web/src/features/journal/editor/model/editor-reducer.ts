import { dateTitle, type Entry } from '@daywell/core/journal'
import type { pageAfterSave, Saved } from '#features/journal/editor/saving/save-page.ts'
import type { EditorView } from './editor-view.ts'
import { isSavable } from './measures.ts'
import {
  isDirty,
  isUntitled,
  meetEntry,
  newPage,
  type PageState,
  pageOf,
  withTitleOf,
} from './page-state.ts'
import { type Details, isBlank, isSet, type Text, textOf } from './page-text.ts'

type Noted = 'notice' | 'draftFailed' | 'aside' | 'waiting'
type Note = Partial<Pick<EditorState, Noted | 'template'>>
type Shown = Noted | 'phase' | 'savedAt' | 'asked'

/** State of page, save and draft. The text stays in the fields and comes with every event. */
export interface EditorState extends Pick<EditorView, Shown> {
  readonly page: PageState
  /** Increases with every opened page. */
  readonly pageNumber: number
  /** The version from elsewhere that the person has been notified about. */
  readonly toldOf: string | undefined
  /** What a template made of this page when it was empty: no text of the person's. */
  readonly template?: string | undefined
  /** Set after another screen replaced the fields. */
  readonly unmounted: UnmountedPage | undefined
}

/** What the fields held when they were unmounted. */
export interface UnmountedPage {
  readonly text: Text
  readonly details: Details
  /** Storage was full, so there's no draft. */
  readonly unkept: boolean
}

export type EditorEvent =
  | { readonly type: 'mounted' | 'unmounted' }
  /** Another page replaces this one. */
  | { readonly type: 'opened'; readonly page: PageState; readonly text: Text }
  /** What an effect, or the person, left to be shown. */
  | ({ readonly type: 'noted' } & Note)
  /** The person changed the details. */
  | { readonly type: 'details-set'; readonly details: Partial<Details> }
  /** The page is seen on this day, or its first word is typed. */
  | { readonly type: 'day-seen'; readonly today: string; readonly begun?: boolean }
  /** The text without the characters that blocked saving. */
  | { readonly type: 'repaired'; readonly text: Text; readonly tags: readonly string[] }
  /** The entry as the journal has it now; `dropped`: its copy was evicted. */
  | {
      readonly type: 'looked-up'
      readonly entry: Entry | undefined
      readonly dropped: boolean
      /** Its current id. */
      readonly id?: string
    }
  | { readonly type: 'typed' }
  | { readonly type: 'save-requested' }
  | { readonly type: 'save-started'; readonly asked: boolean }
  | { readonly type: 'save-failed' }
  | {
      readonly type: 'saved'
      readonly saved: Saved
      readonly after: typeof pageAfterSave
      readonly at: number
    }

export type EditorEffect =
  /** `amend`: the page stays the same. */
  | { readonly type: 'fill' | 'amend'; readonly text: Text }
  | { readonly type: 'write-draft-soon' | 'write-draft' | 'remove-draft' }
  | { readonly type: 'save' }

export interface EditorStep {
  readonly state: EditorState
  readonly effects: readonly EditorEffect[]
}

export function initialState(today: string): EditorState {
  return {
    page: newPage(today),
    pageNumber: 0,
    phase: 'idle',
    asked: false,
    savedAt: undefined,
    notice: undefined,
    toldOf: undefined,
    draftFailed: false,
    aside: undefined,
    waiting: [],
    unmounted: undefined,
  }
}

/** Whether the page has unsaved text. */
export function isUnsaved(page: PageState, text: Text): boolean {
  return page.gone || isDirty(page, text)
}

/** Whether a save is due, unnecessary or impossible. */
export function whetherToSave(
  { page, phase, unmounted }: EditorState,
  text: Text,
): 'due' | 'not-needed' | 'impossible' {
  if (unmounted || !isSavable(text, page.details)) return 'impossible'
  return phase === 'failed' || isUnsaved(page, text) ? 'due' : 'not-needed'
}

/** The editor's reducer; `text` is the fields' current content. */
export function reduceEditor(state: EditorState, event: EditorEvent, text: Text): EditorStep {
  switch (event.type) {
    case 'mounted':
      return next({ ...state, unmounted: undefined })
    case 'unmounted':
      return next({ ...state, unmounted: unmount(state, text) })
    case 'opened':
      return open(state, event.page, event.text)
    case 'noted': {
      const { type: _, ...noted } = event
      return next({ ...state, ...noted })
    }
    case 'details-set':
      return setDetails(state, event.details, text)
    case 'day-seen':
      return seeDay(state, event, text)
    case 'repaired':
      return repair(state, event)
    case 'looked-up':
      return lookUp(state, event, text)
    case 'typed':
      return next(state.phase === 'idle' ? { ...state, asked: false } : state)
    case 'save-requested':
      return next({ ...state, asked: true })
    case 'save-started':
      return next({ ...state, phase: 'saving', asked: event.asked })
    case 'save-failed':
      return next({ ...state, phase: 'failed' })
    case 'saved':
      return takeInSave(state, event, text)
  }
}

const next = (state: EditorState, ...effects: EditorEffect[]): EditorStep => ({ state, effects })

function unmount({ page, draftFailed }: EditorState, text: Text): UnmountedPage {
  return { text, details: page.details, unkept: draftFailed && isUnsaved(page, text) }
}

function open(state: EditorState, page: PageState, text: Text): EditorStep {
  const opened: EditorState = {
    ...state,
    page,
    pageNumber: state.pageNumber + 1,
    phase: 'idle',
    asked: false,
    savedAt: page.base && Date.parse(page.base.updatedAt),
    notice: undefined,
    template: undefined,
  }
  return next(opened, { type: 'fill', text })
}

function setDetails(state: EditorState, details: Partial<Details>, text: Text): EditorStep {
  const page = { ...state.page, details: { ...state.page.details, ...details } }
  const { localDate } = details
  const dates = localDate !== undefined && !page.base
  const dated = dates ? { ...page, firstTitle: dateTitle(localDate) } : page
  return { state: { ...state, page: dated }, effects: afterDetails(dated, details, text) }
}

function afterDetails(page: PageState, details: Partial<Details>, text: Text): EditorEffect[] {
  // An automatic prompt is no reason to store or save anything.
  if (!isSet(details) && !isDirty(page, text)) return []
  if (!isUnsaved(page, text)) return [{ type: 'remove-draft' }]
  // On an existing entry, a star or a mood is saved immediately, like a switch.
  const atOnce = page.base && !page.gone && isSet(details)
  return [{ type: 'write-draft-soon' }, ...(atOnce ? [{ type: 'save' } as const] : [])]
}

/** Moves an untouched page to the day on which it's seen or begun. */
function seeDay(
  state: EditorState,
  { today, begun = false }: { readonly today: string; readonly begun?: boolean },
  text: Text,
): EditorStep {
  const { page } = state
  const firstTitle = dateTitle(today)
  const untouched = page.entryId === undefined && isUntitled(page, text)
  const free = untouched && page.details.localDate === undefined && (begun || text.content === '')
  return next(free ? { ...state, page: { ...page, firstTitle } } : state)
}

function repair(
  { page, ...state }: EditorState,
  { text, tags }: Extract<EditorEvent, { type: 'repaired' }>,
): EditorStep {
  const repaired = { ...page, details: { ...page.details, tags } }
  return next({ ...state, page: repaired }, { type: 'amend', text }, { type: 'write-draft' })
}

/** Merges changes from other tabs and devices. */
function lookUp(
  state: EditorState,
  { entry, dropped, id }: Omit<Extract<EditorEvent, { type: 'looked-up' }>, 'type'>,
  text: Text,
): EditorStep {
  const renamed = dropped && id !== undefined && id !== state.page.entryId
  const met = meetEntry(state.page, { entry, dropped, id, dirty: isDirty(state.page, text) })
  // A draft under the former id would match nothing after a reload.
  if (renamed && isDirty(met.page, text))
    return next({ ...state, page: met.page }, { type: 'write-draft' })
  if (met.outcome === 'show' && entry) {
    const shown = textOf(entry)
    const { state: opened } = open(state, pageOf(entry), shown)
    return next(opened, { type: 'remove-draft' }, { type: 'amend', text: shown })
  }
  const after = { ...state, page: met.page }
  if (entry && state.page.entryId === undefined) return identify(after, entry, text)
  if (state.page.gone !== met.page.gone) return deleteOrRevive(after, text)
  if (met.outcome !== 'changed' || state.toldOf === entry?.updatedAt) return next(after)
  return next({ ...after, toldOf: entry?.updatedAt, notice: { kind: 'changed-elsewhere' } })
}

/** The draft of a new page turns out to belong to an entry that was already saved. */
function identify(before: EditorState, entry: Entry, typed: Text): EditorStep {
  const { updatedAt } = entry
  const text = withTitleOf(entry, before.page, typed)
  const amend = { type: 'amend', text } as const
  const state = { ...before, savedAt: Date.parse(updatedAt), toldOf: updatedAt }
  if (isDirty(state.page, text))
    return next({ ...state, notice: { kind: 'changed-elsewhere' } }, amend, { type: 'write-draft' })
  const page = { ...state.page, writtenOn: updatedAt }
  return next({ ...state, page, notice: undefined }, amend, { type: 'remove-draft' })
}

function deleteOrRevive(state: EditorState, text: Text): EditorStep {
  const { page } = state
  if (page.gone) return next({ ...state, notice: { kind: 'deleted' } }, { type: 'write-draft' })
  const revived = { ...state, notice: undefined }
  return isDirty(page, text) ? next(revived) : next(revived, { type: 'remove-draft' })
}

/** After a save, text typed during it stays a draft. */
function takeInSave(
  state: EditorState,
  { saved, after, at }: Extract<EditorEvent, { type: 'saved' }>,
  text: Text,
): EditorStep {
  const page = after(saved, state.page)
  const draft = { type: isDirty(page, text) ? 'write-draft-soon' : 'remove-draft' } as const
  const idle = { ...state, page, phase: 'idle', savedAt: at, notice: undefined } as const
  // A blank title would hide the date title that the entry has.
  const isBlankTitle = text.title !== '' && isBlank(text.title)
  return isBlankTitle
    ? next(idle, { type: 'amend', text: { ...text, title: '' } }, draft)
    : next(idle, draft)
}
