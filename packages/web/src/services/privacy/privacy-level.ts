import { type PrivacyLevel, privacyLevels } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { emitter } from '#kit/observable/emitter.ts'

export interface LevelStore {
  /** The level that holds on this device; nothing may leave it while this is unknown. */
  level(): PrivacyLevel | undefined
  /** The level that the server is known to have. */
  onServer(): PrivacyLevel | undefined
  /** The server has this level: it holds where it is the stricter one. */
  serverSays(level: PrivacyLevel): void
  /** Taken before the server is asked: tells then whether nobody has changed a level since. */
  moment(): () => boolean
  /** The person has chosen on this device. */
  choose(level: PrivacyLevel): void
  /** The stricter level that this device adopted from the server, until the person has seen it. */
  changedElsewhere(): PrivacyLevel | undefined
  /** Whether the level that holds came from the server and was never chosen on this device. */
  isChosenElsewhere(): boolean
  /** The person has seen that the level was changed elsewhere. */
  acknowledge(): void
  subscribe(listener: () => void): () => void
  /** To be called with the key of each `storage` event: another tab may have changed the level. */
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

/** Kept per user and apart from the preferences, so that the end of a session does not clear it. */
export const levelKey = (userId: string) => `privacy_level_${userId}`

export function levelStore(storage: TextStorage, userId: string): LevelStore {
  const key = levelKey(userId)
  const changes = emitter()
  // What could not be written down holds all the same, as long as the page lives.
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
      // A first level on this device is no news; a stricter one than before is.
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
      // To hold on to the same level once more says nothing about having seen the notice.
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
