/** Local storage for tests, on a Map. */
export interface MapStorage extends Storage {
  all(): Record<string, string>
}

export function mapStorage(initial: Record<string, string> = {}): MapStorage {
  const values = new Map(Object.entries(initial))
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    all: () => Object.fromEntries(values),
  }
}
