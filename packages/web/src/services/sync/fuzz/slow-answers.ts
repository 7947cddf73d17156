import { noAnswer } from './server-process.ts'

/** Answers that others overtake: each waits until it's released or times out. */
export function slowAnswers() {
  const held = new Set<() => void>()
  return {
    count: () => held.size,
    hold: (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const release = () => {
          held.delete(release)
          resolve()
        }
        held.add(release)
        signal.addEventListener('abort', () => {
          held.delete(release)
          reject(noAnswer())
        })
      }),
    release(count: number, pick: (held: readonly (() => void)[]) => (() => void) | undefined) {
      for (let left = count; left > 0 && held.size > 0; left -= 1) pick([...held])?.()
    },
  }
}
