import { type PrivacyLevel, privacyLevels } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import type { TextStorage } from '#local-store/text-storage.ts'

export interface LevelKeeper {
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
  subscribe(listener: () => void): () => void
  /** To be called with the key of each `storage` event: another tab may have changed the level. */
  storageChanged(key: string | null): void
}

interface Levels {
  readonly device?: PrivacyLevel
  readonly server?: PrivacyLevel
}

/** Kept per user and apart from the preferences, so that the end of a session does not clear it. */
export const levelKey = (userId: string) => `privacy_level_${userId}`

export function levelKeeper(storage: TextStorage, userId: string): LevelKeeper {
  const key = levelKey(userId)
  const listeners = new Set<() => void>()
  // What could not be written down holds all the same, as long as the page lives.
  let unsaved: Levels | undefined
  const read = () => unsaved ?? readLevels(storage.getItem(key))
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const write = (levels: Levels) => {
    const before = read().device
    try {
      storage.setItem(key, JSON.stringify(levels))
      unsaved = undefined
    } catch {
      unsaved = levels
    }
    if (levels.device !== before) tell()
  }
  return {
    level: () => read().device,
    onServer: () => read().server,
    serverSays(server) {
      const device = stricter(read().device, server)
      write({ ...(device && { device }), server })
    },
    moment() {
      const before = JSON.stringify(read())
      return () => JSON.stringify(read()) === before
    },
    choose: (device) => write({ ...read(), device }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    storageChanged(changed) {
      if (changed === key || changed === null) tell()
    },
  }
}

function readLevels(text: string | null): Levels {
  try {
    const { device, server } = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>
    return { ...(isLevel(device) && { device }), ...(isLevel(server) && { server }) }
  } catch {
    return {}
  }
}

function isLevel(value: unknown): value is PrivacyLevel {
  return typeof value === 'string' && Object.hasOwn(privacyLevels, value)
}
