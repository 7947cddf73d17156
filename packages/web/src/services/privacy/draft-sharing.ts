import { endOfText } from '@daywell/core/markdown'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { SharedDraft } from '#api/gated-words.ts'
import { emitter } from '#kit/observable/emitter.ts'

/** The facts that decide whether a page's text may be shared. */
export interface DraftPage {
  /** Undefined while the entry is new and unsaved. */
  readonly entryId: string | undefined
  /** Unknown while the journal opens: nothing is shared then. */
  readonly level: PrivacyLevel | undefined
  readonly keepHere: boolean
  /** The entry is hidden from the assistant, whatever is checked. */
  readonly hidden: boolean
}

export interface DraftSharing {
  isShared(page: DraftPage): boolean
  /** The person checked or unchecked the box beside the page. */
  choose(page: DraftPage, shared: boolean): void
  /** The same page has a new id. */
  moved(from: string | undefined, to: string): void
  /** An unsaved page was replaced by another. */
  forgetNew(): void
  forgetAll(): void
  /**
   * Privacy gate: the only way for a draft to become something that may be sent to the assistant.
   */
  draftOf(page: DraftPage, words: string): SharedDraft | undefined
  subscribe(listener: () => void): () => void
}

interface Choice {
  readonly shared: boolean
  /** Whether the page was private when the choice was made. */
  readonly isPrivate: boolean
}

/** Fits into a call together with the conversation so far, in any script. */
const MAX_SHARED_CHARS = 200_000

/** Which drafts the person shares with the assistant; in this page's memory only. */
export function draftSharing(): DraftSharing {
  const choices = new Map<string | undefined, Choice>()
  const changes = emitter()
  const isShared = (page: DraftPage): boolean => {
    if (page.hidden || page.level === undefined) return false
    const choice = choices.get(page.entryId)
    if (!choice) return !isPrivate(page)
    // A choice made while the page was open to sharing doesn't apply once it's private.
    return choice.shared && (choice.isPrivate || !isPrivate(page))
  }
  return {
    isShared,
    choose(page, shared) {
      choices.set(page.entryId, { shared, isPrivate: isPrivate(page) })
      changes.emit()
    },
    moved(from, to) {
      const choice = choices.get(from)
      choices.delete(from)
      if (choice) choices.set(to, choice)
      changes.emit()
    },
    forgetNew() {
      if (choices.delete(undefined)) changes.emit()
    },
    forgetAll() {
      choices.clear()
      changes.emit()
    },
    draftOf(page, words) {
      if (!isShared(page) || words.trim() === '') return undefined
      // A very long draft is cut to its end, where the person is writing.
      return storable(endOfText(words, MAX_SHARED_CHARS)) as SharedDraft
    },
    subscribe: changes.subscribe,
  }
}

function isPrivate({ level, keepHere }: DraftPage): boolean {
  return keepHere || (level !== 'hybrid' && level !== 'cloud')
}

function storable(words: string): string {
  return words.toWellFormed().replaceAll('\0', '')
}
