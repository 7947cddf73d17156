import type { TextStorage } from '#device/local-store/text-storage.ts'

/** Local storage with a quota in characters, keys included. */
export function smallStorage(room: number): TextStorage & { used(): number } {
  const values = new Map<string, string>()
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    used,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      const before = values.get(key)
      const freed = before === undefined ? 0 : key.length + before.length
      if (used() - freed + key.length + value.length > room) {
        throw new DOMException('There is no room left', 'QuotaExceededError')
      }
      values.set(key, value)
    },
  }
}
