import type { TextStorage } from '#device/local-store/text-storage.ts'
import { waitingPreferences } from '#services/session/stored-session.ts'
import { areChanges, mergeChanges, type OwnChanges } from './own-changes.ts'

/** A marker for changes the server may not have yet. */
export interface Mark {
  readonly changes: OwnChanges
  /** The server has them: removes the marker, unless there's a newer one. */
  done(): void
}

/** A marker set here; another tab may replace it with one that covers more. */
export interface OwnMark extends Mark {
  /** Restores the previous marker. */
  undo(): void
  /**
   * Marks these again if another tab removed or replaced the marker, and returns what is pending.
   */
  hold(changes: OwnChanges): OwnChanges
}

/** A person's changes the server may not have yet. */
export interface PendingChanges {
  /** Undefined: the server has everything. Empty changes still have to be sent. */
  find(): Mark | undefined
  /** Throws if they don't fit. */
  mark(changes: OwnChanges): OwnMark
}

export function pendingChanges(storage: TextStorage, userId: string): PendingChanges {
  const key = waitingPreferences(userId)
  const replace = (own: string, before: string | null) => {
    if (storage.getItem(key) !== own) return
    if (before === null) storage.removeItem(key)
    else storage.setItem(key, before)
  }
  return {
    find() {
      const text = storage.getItem(key)
      const changes = parse(text)
      if (text === null || !changes) return undefined
      return { changes, done: () => replace(text, null) }
    },
    mark(changes) {
      let before: string | null = null
      let own = ''
      const put = (all: OwnChanges) => {
        before = storage.getItem(key)
        own = JSON.stringify(all)
        storage.setItem(key, own)
        return all
      }
      put(changes)
      return {
        changes,
        done: () => replace(own, null),
        undo: () => replace(own, before),
        hold(latest) {
          const now = storage.getItem(key)
          return now === own ? changes : put(mergeChanges(parse(now) ?? {}, latest))
        },
      }
    },
  }
}

function parse(text: string | null): OwnChanges | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    return areChanges(found) ? found : undefined
  } catch {
    return undefined
  }
}
