import type { PrivacyLevel } from '@daywell/core/preferences'
import type { SharedDraft } from '#api/gated-words.ts'
import { emitter } from '#kit/observable/emitter.ts'

/** What is to be known of a page before its words may be shared. */
export interface DraftPage {
  /** None while the entry is new and unsaved. */
  readonly entryId: string | undefined
  /** Unknown while the journal opens: nothing is shared then. */
  readonly level: PrivacyLevel | undefined
  readonly keepHere: boolean
  /** The entry is hidden from the assistant, whatever is ticked. */
  readonly hidden: boolean
}

export interface DraftSharing {
  isShared(page: DraftPage): boolean
  /** The person ticked the box beside the page, or took the tick away. */
  choose(page: DraftPage, shared: boolean): void
  /** The same page goes by another id from now on. */
  moved(from: string | undefined, to: string): void
  /** A page that was never saved made way for another. */
  forgetNew(): void
  forgetAll(): void
  /** The one way in which a draft becomes something that may be sent to the assistant. */
  draftOf(page: DraftPage, words: string): SharedDraft | undefined
  subscribe(listener: () => void): () => void
}

interface Choice {
  readonly shared: boolean
  /** Whether the page was a private one when it was made. */
  readonly isPrivate: boolean
}

/** Room for it in a call, together with what was said before, in whatever script. */
const MAX_SHARED_CHARS = 200_000

/** Which drafts the person shares with the assistant; known to this page of the browser alone. */
export function draftSharing(): DraftSharing {
  const choices = new Map<string | undefined, Choice>()
  const changes = emitter()
  const isShared = (page: DraftPage): boolean => {
    if (page.hidden || page.level === undefined) return false
    const choice = choices.get(page.entryId)
    if (!choice) return !isPrivate(page)
    // A tick on an open page says nothing about the same page once it is to stay here.
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
      // Of a very long one the end: that is where somebody is writing.
      return storable(words.slice(-MAX_SHARED_CHARS)) as SharedDraft
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
