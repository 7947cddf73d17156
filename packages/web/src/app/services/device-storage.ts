import type { TextStorage } from '#device/local-store/text-storage.ts'

/** Falls back to memory: a browser that blocks storage throws on mere access. */
export function deviceStorage(open: () => Storage): TextStorage {
  try {
    return open()
  } catch {
    const kept = new Map<string, string>()
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }
  }
}
