import type { Client } from '#api/client.ts'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'

interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

/** What a person's photos and recordings depend on. */
export interface MediaDeps {
  readonly userId: string
  readonly indexedDB: IDBFactory | undefined
  readonly journal: LocalStore
  readonly levels: LevelStore
  readonly api: Client<'api'>
  readonly storage: TextStorage
  readonly now: () => number
  readonly random: () => number
  readonly randomBytes: (length: number) => Uint8Array
  readonly timers: { set(act: () => void, ms: number): unknown; clear(timer: unknown): void }
  readonly locks?: LockManager | undefined
  readonly whenIdle: (act: () => void) => void
  /** To the person's other tabs. */
  readonly channel?: Channel | undefined
}
