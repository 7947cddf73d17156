import { heldTabs, tabId } from '#device/local-store/tabs/tab-id.ts'
import type { ThisTab } from '#services/journal/journal-handle.ts'
import { safeStorage } from '#services/session/safe-storage.ts'

/** This tab's id, and a way to find which other tabs exist. */
export async function findThisTab(window: Window & typeof globalThis): Promise<ThisTab> {
  const locks: LockManager | undefined = window.navigator.locks
  const id = await tabId({
    tab: safeStorage(() => window.sessionStorage),
    newId: () => randomHex(window.crypto),
    locks,
    onHide: (act) => window.addEventListener('pagehide', act),
    onShow: (act) => window.addEventListener('pageshow', act),
  })
  return { id, others: () => heldTabs(locks, id) }
}

function randomHex(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
