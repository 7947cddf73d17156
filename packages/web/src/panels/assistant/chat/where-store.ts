import type { AnswerOf, endpoints } from '@daywell/core/contract'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { emitter } from '#kit/observable/emitter.ts'

export type Where = AnswerOf<typeof endpoints.whereWordsGo>['body']
export type KnownWhere = Where | 'unknown' | 'failed'

/** Who answers, and so where text is sent; fetched once per person. */
export interface WhereStore {
  known(): KnownWhere
  subscribe(listener: () => void): () => void
  /** Fetches it if unknown. */
  load(): Promise<void>
  forget(): void
}

/** Whether messages stay on this device: in local mode, unless a configured model answers. */
export const answersHere = (level: PrivacyLevel | undefined, known: KnownWhere): boolean =>
  level === 'local' && (typeof known === 'string' || known.model === null)

export function createWhereStore(ask: () => Promise<Where>): WhereStore {
  const changes = emitter()
  let known: KnownWhere = 'unknown'
  let asked: Promise<void> | undefined
  const become = (next: KnownWhere) => {
    known = next
    changes.emit()
  }
  const find = async () => {
    const own = asked
    const found = await ask().catch(() => 'failed' as const)
    if (asked !== own) return
    asked = undefined
    become(found)
  }
  return {
    known: () => known,
    subscribe: changes.subscribe,
    async load() {
      if (typeof known === 'object') return
      asked ??= Promise.resolve().then(find)
      await asked
    },
    forget() {
      asked = undefined
      become('unknown')
    },
  }
}
