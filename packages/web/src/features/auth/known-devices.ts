import { safeStorage } from '#services/session/safe-storage.ts'

const KEY = 'knownDevices'
const MAX_DEVICES = 5

const storage = () => safeStorage(() => window.localStorage)

/** Tokens from earlier logins, so that failed guesses by others can't lock this device out. */
export function knownDevices(): string[] {
  try {
    const kept: unknown = JSON.parse(storage().get(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((token) => typeof token === 'string').slice(0, MAX_DEVICES)
  } catch {
    return []
  }
}

/** Newest first; beyond five it's a device that many people share. */
export function rememberDevice(device: string): void {
  const kept = [device, ...knownDevices()].slice(0, MAX_DEVICES)
  storage().set(KEY, JSON.stringify(kept))
}
