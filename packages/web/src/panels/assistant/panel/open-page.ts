import { isLocalId, isTempId } from '@daywell/core/journal'
import type { Journal } from '#services/journal/journal.ts'
import type { DraftPage } from '#services/privacy/draft-sharing.ts'

/** The page next to the assistant, as the editor knows it. */
export interface PageFacts {
  /** Undefined while the entry is new and unsaved. */
  readonly entryId: string | undefined
  readonly keepHere: boolean
  /** Hidden from the assistant, saved or not. */
  readonly hidden: boolean
}

interface PageText {
  readonly words: string
  /** Whether the page has something that isn't saved yet. */
  readonly isUnsaved: boolean
}

export interface OpenPage extends PageFacts {
  /** The current values: a message may be sent before the next render. */
  now(): PageFacts & PageText
}

/** The parts of the journal that decide about its pages. */
type Known = Pick<Journal, 'levels'> & { readonly store: Pick<Journal['store'], 'find' | 'outbox'> }

/** What decides whether the page's text may be shared. */
export function draftPageOf(
  journal: Known | undefined,
  { entryId, keepHere, hidden }: PageFacts,
): DraftPage {
  const entry = entryId === undefined ? undefined : journal?.store.find(entryId)
  // A missing entry's setting is unknown, so treat it as private.
  const isGone = entryId !== undefined && !entry
  return {
    entryId,
    level: journal?.levels.level(),
    keepHere: keepHere || isGone || (entryId !== undefined && isLocalId(entryId)),
    hidden: hidden || (entry?.hideFromAssistant ?? false),
  }
}

/** The id by which the server may read the page's entry. */
export function idOnServer({ entryId, level }: DraftPage): string | undefined {
  return entryId === undefined || isLocalId(entryId) || level === 'local' ? undefined : entryId
}

/** The server's limit; the latest ones are sent. */
const MAX_UNSENT = 500

/** Entries of which the server has an older version. */
export function unsent(journal: Known | undefined): string[] {
  const waiting = (journal?.store.outbox() ?? []).map(({ id }) => id)
  return waiting.filter((id) => !isLocalId(id) && !isTempId(id)).slice(-MAX_UNSENT)
}
