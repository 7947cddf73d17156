import { isLocalId, isTempId } from '@daywell/core/journal'
import type { Journal } from '#services/journal/journal.ts'
import type { DraftPage } from '#services/privacy/draft-sharing.ts'

/** The page beside the assistant, as the editor knows it. */
export interface PageFacts {
  /** None while the entry is new and unsaved. */
  readonly entryId: string | undefined
  readonly keepHere: boolean
  /** Its writer hides it from the assistant, whether that is saved yet or not. */
  readonly hidden: boolean
}

export interface OpenPage extends PageFacts {
  /** How things are at this moment: a message may be sent before the screen is drawn again. */
  now(): PageFacts & { readonly words: string }
}

/** Of the journal, what decides about its pages. */
type Known = Pick<Journal, 'levels'> & { readonly store: Pick<Journal['store'], 'find' | 'outbox'> }

/** What decides whether the words of the page may be shared. */
export function draftPageOf(
  journal: Known | undefined,
  { entryId, keepHere, hidden }: PageFacts,
): DraftPage {
  const entry = entryId === undefined ? undefined : journal?.store.find(entryId)
  // Of an entry that is not here any more nobody knows what its writer wanted.
  const isGone = entryId !== undefined && !entry
  return {
    entryId,
    level: journal?.levels.level(),
    keepHere: keepHere || isGone || (entryId !== undefined && isLocalId(entryId)),
    hidden: hidden || (entry?.hideFromAssistant ?? false),
  }
}

/** The id by which the server may look at the entry of the page. */
export function idOnServer({ entryId, level }: DraftPage): string | undefined {
  return entryId === undefined || isLocalId(entryId) || level === 'local' ? undefined : entryId
}

/** As many as the server takes, the latest ones. */
const MAX_UNSENT = 500

/** Entries that the server has in an older version. */
export function unsent(journal: Known | undefined): string[] {
  const waiting = (journal?.store.outbox() ?? []).map(({ id }) => id)
  return waiting.filter((id) => !isLocalId(id) && !isTempId(id)).slice(-MAX_UNSENT)
}
