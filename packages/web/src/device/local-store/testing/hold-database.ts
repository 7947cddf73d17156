import { onTestFinished } from 'vitest'

/** Blocks anyone opening a database that doesn't exist yet, until released. */
export function holdDatabase(name: string): Promise<() => void> {
  return new Promise((held) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      const { transaction, result } = request
      const store = result.createObjectStore('held')
      let isHeld = true
      // A transaction lives as long as it gets requests.
      const ask = () => {
        if (isHeld) store.get('nothing').onsuccess = ask
        else transaction?.abort()
      }
      ask()
      const release = () => {
        isHeld = false
      }
      onTestFinished(release)
      held(release)
    }
  })
}
