import { signal } from '#local-store/notices.ts'

const changes = signal<void>()
let count = 0

/**
 * Whether a backup is being made for somebody who leaves. It outlives the dialog that began it:
 * the next one, too, must not let the words go before they are in the file.
 */
export const backupUnderWay = {
  is: () => count > 0,
  subscribe: changes.subscribe,
  async during<T>(making: () => Promise<T>): Promise<T> {
    count += 1
    changes.send()
    try {
      return await making()
    } finally {
      count -= 1
      changes.send()
    }
  },
}
