import { onTestFinished } from 'vitest'

/** Keeps whoever opens a database that is not there yet waiting, until it is let go. */
export function holdDatabase(name: string): Promise<() => void> {
  return new Promise((held) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      const { transaction, result } = request
      const store = result.createObjectStore('held')
      let isHeld = true
      // A transaction lives as long as it is asked for something.
      const ask = () => {
        if (isHeld) store.get('nothing').onsuccess = ask
        else transaction?.abort()
      }
      ask()
      const letGo = () => {
        isHeld = false
      }
      onTestFinished(letGo)
      held(letGo)
    }
  })
}
