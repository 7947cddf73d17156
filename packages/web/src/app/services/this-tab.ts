import type { ThisTab } from '#journal/journal-room.ts'
import { tabId } from '#local-store/tab-id.ts'
import { deviceStorage } from './device-storage.ts'

const LOCK = 'daywell-tab-'

/** What this tab is called, and which others there are. */
export async function findThisTab(window: Window & typeof globalThis): Promise<ThisTab> {
  const locks: LockManager | undefined = window.navigator.locks
  const id = await tabId({
    tab: deviceStorage(() => window.sessionStorage),
    newId: () => randomHex(window.crypto),
    locks,
  })
  const held = (await locks?.query())?.held ?? []
  const names = held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : []))
  return { id, others: new Set(names.filter((name) => name !== id)) }
}

function randomHex(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
