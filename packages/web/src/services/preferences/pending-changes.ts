import type { TextStorage } from '#device/local-store/text-storage.ts'
import { waitingPreferences } from '#services/session/stored-session.ts'
import { areChanges, type OwnChanges, together } from './own-changes.ts'

/** A mark that says what the server may not have yet. */
export interface Mark {
  readonly changes: OwnChanges
  /** The server has them: takes the mark away, unless there is a newer one. */
  done(): void
}

/** A mark that was made here; another tab may replace it by one that says more. */
export interface OwnMark extends Mark {
  /** Puts back what was there before. */
  undo(): void
  /** Marks these where another tab has brought or replaced the mark, and answers what waits now. */
  hold(changes: OwnChanges): OwnChanges
}

/** A person's changes that the server may not have yet. */
export interface PendingChanges {
  /** None: the server has all. Changes of nothing still have to be told. */
  find(): Mark | undefined
  /** Throws where they do not fit. */
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
          return now === own ? changes : put(together(parse(now) ?? {}, latest))
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
