import type { BookOf } from '@daywell/core/report'
import { WorkerFailure } from '#workers/pool/worker-failure.ts'
import type { startProcess } from '#workers/pool/worker-process.ts'
import type { BookToSet } from '../book-to-set.ts'
import { handOverMedia, hasPhotos, withoutPhotos } from './hand-over-media.ts'
import { setWhatCanBe } from './set-what-can-be.ts'

/**
 * A process that sets books. A text can end the compiler, and with it the process: then others are
 * started until it is known which one, and the book is set with what can be set of it.
 */
export function carefulProcess(start: typeof startProcess): typeof startProcess {
  return (script, megabytes) => {
    let child = start(script, megabytes)
    let isEnded = false
    let [cpuBefore, cpuOfChild] = [0, 0]

    async function ask(task: 'set' | 'photo', input: unknown): Promise<unknown> {
      if (isEnded) throw new WorkerFailure('A process ended between two books')
      if (!child.isAlive) {
        cpuBefore += cpuOfChild
        cpuOfChild = 0
        child = start(script, megabytes)
      }
      return child.call({ task, input }).catch((error: unknown) => {
        // By the caller that stopped waiting, and not by a text.
        if (isEnded) throw error
      })
    }

    return {
      async call({ input }) {
        const { readMedia, ...book } = input as BookToSet
        const set = (of: BookOf) => ask('set', of)
        const media = readMedia && (await handOverMedia(readMedia(), (one) => ask('photo', one)))
        const made = await set({ ...book, media })
        if (made !== undefined) return made
        // A process that is started anew has no photos.
        const words = { ...book, media: media && withoutPhotos(media) }
        return (hasPhotos(media) && (await set(words))) || setWhatCanBe(words, set)
      },
      get calls() {
        return child.calls
      },
      get isAlive() {
        return !isEnded && child.isAlive
      },
      /** Of all of them: looking for the text that ends the compiler is work on the same book. */
      async cpuMs() {
        const asked = child
        const used = await asked.cpuMs().catch(() => undefined)
        if (asked === child && used !== undefined) cpuOfChild = used
        return cpuBefore + cpuOfChild
      },
      end() {
        isEnded = true
        return child.end()
      },
    }
  }
}
