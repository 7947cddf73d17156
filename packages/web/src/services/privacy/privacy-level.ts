import { type PrivacyLevel, privacyLevels } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { emitter } from '#kit/observable/emitter.ts'

export interface LevelStore {
  /** The level on this device; while it's unknown, nothing may leave. */
  level(): PrivacyLevel | undefined
  /** The server's last known level. */
  onServer(): PrivacyLevel | undefined
  /** Records the server's level: it applies if it's stricter. */
  serverSays(level: PrivacyLevel): void
  /**
   * Call before asking the server: the result tells whether the level has stayed the same since.
   */
  moment(): () => boolean
  /** Records a choice made on this device. */
  choose(level: PrivacyLevel): void
  /** A stricter level adopted from the server, until the person has acknowledged it. */
  changedElsewhere(): PrivacyLevel | undefined
  /** Whether the current level came from the server and was never chosen on this device. */
  isChosenElsewhere(): boolean
  /** The person has seen that the level was changed elsewhere. */
  acknowledge(): void
  subscribe(listener: () => void): () => void
  /** Handles a `storage` event: another tab may have changed the level. */
  storageChanged(key: string | null): void
}

interface Levels {
  readonly device?: PrivacyLevel
  readonly server?: PrivacyLevel
  /** The device's level was learned from the server, not chosen here. */
  readonly learned?: true
  /** Chosen on another device, and not acknowledged here yet. */
  readonly adopted?: PrivacyLevel
}

/** Per user and apart from the preferences, so that it outlives the session. */
export const levelKey = (userId: string) => `privacy_level_${userId}`

export function levelStore(storage: TextStorage, userId: string): LevelStore {
  const key = levelKey(userId)
  const changes = emitter()
  // A level that couldn't be stored applies all the same, for the life of the page.
  let unsaved: Levels | undefined
  const read = () => unsaved ?? readLevels(storage.getItem(key))
  const write = (levels: Levels) => {
    const before = read()
    try {
      storage.setItem(key, JSON.stringify(levels))
      unsaved = undefined
    } catch {
      unsaved = levels
    }
    if (levels.device !== before.device || levels.adopted !== before.adopted) changes.emit()
  }
  return {
    level: () => read().device,
    onServer: () => read().server,
    serverSays(server) {
      const before = read()
      const device = stricter(before.device, server)
      // The first level on this device is no news; a stricter one than before is.
      const isNews = before.device !== undefined && device !== before.device
      const adopted = isNews ? device : before.adopted
      const learned = before.learned || device !== before.device
      write({
        ...(device && { device }),
        server,
        ...(learned && { learned: true }),
        ...(adopted && { adopted }),
      })
    },
    moment() {
      const before = JSON.stringify(read())
      return () => JSON.stringify(read()) === before
    },
    choose(device) {
      const { device: before, server, ...rest } = read()
      // Choosing the same level again doesn't acknowledge the notice.
      write({ device, ...(server && { server }), ...(device === before && rest) })
    },
    changedElsewhere: () => read().adopted,
    isChosenElsewhere: () => read().learned ?? false,
    acknowledge() {
      const { adopted: _, ...levels } = read()
      write(levels)
    },
    subscribe: changes.subscribe,
    storageChanged(changed) {
      if (changed === key || changed === null) changes.emit()
    },
  }
}

function readLevels(text: string | null): Levels {
  try {
    const stored = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>
    const known = (['device', 'server', 'adopted'] as const).filter((name) => isLevel(stored[name]))
    const levels = Object.fromEntries(known.map((name) => [name, stored[name]]))
    return stored.learned === true ? { ...levels, learned: true } : levels
  } catch {
    return {}
  }
}

function isLevel(value: unknown): value is PrivacyLevel {
  return typeof value === 'string' && Object.hasOwn(privacyLevels, value)
}
