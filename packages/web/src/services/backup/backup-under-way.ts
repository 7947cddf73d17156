import { emitter } from '#kit/observable/emitter.ts'

const changes = emitter()
let count = 0

/**
 * Whether a backup is running. It outlives the page and the dialog that started it: no one may log
 * out before their text is in the file.
 */
export const backupUnderWay = {
  is: () => count > 0,
  subscribe: changes.subscribe,
  async during<T>(making: () => Promise<T>): Promise<T> {
    count += 1
    changes.emit()
    try {
      return await making()
    } finally {
      count -= 1
      changes.emit()
    }
  },
}
