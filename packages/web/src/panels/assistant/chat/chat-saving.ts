import type { Exchange } from './message.ts'
import type { SaveChatDeps, SavedChat, SaveOutcome } from './save-chat.ts'

/** Saves the conversation as an entry, and remembers what's in it. */
export interface ChatSaving {
  /** Undefined if a save is already running. */
  save(exchanges: readonly Exchange[], deps: SaveChatDeps): Promise<SaveOutcome | undefined>
  /** False if the person has changed the entry since. */
  undo(outcome: SaveOutcome, deps: SaveChatDeps): Promise<boolean>
  forget(): void
}

export function createChatSaving(): ChatSaving {
  let saved: SavedChat | undefined
  let isSaving = false
  // A token for the current person; replaced by `forget`.
  let person = {}
  return {
    async save(exchanges, deps) {
      if (isSaving) return undefined
      isSaving = true
      const whose = person
      try {
        const { saveChat } = await import('./save-chat.ts')
        const outcome = await saveChat(exchanges, saved, deps)
        if (whose === person) saved = outcome.saved
        return outcome
      } finally {
        isSaving = false
      }
    },
    async undo(outcome, deps) {
      const { undoSave } = await import('./save-chat.ts')
      const isUndone = await undoSave(outcome, deps)
      if (isUndone && saved === outcome.saved) saved = outcome.before
      return isUndone
    },
    forget() {
      person = {}
      saved = undefined
    },
  }
}
