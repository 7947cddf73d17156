import type { Verdict } from '@daywell/core/safety'
import { checkHere } from './check-here.ts'

/** Listens to drafts beside the page, so that a long one never holds up whoever types. */
export interface DraftCheck {
  /** Tells the verdict of the newest draft that was asked about; an older one is not answered. */
  check(text: string, answer: (verdict: Verdict) => void): void
  end(): void
}

export function createDraftCheck(): DraftCheck {
  const worker = new Worker(new URL('./draft-worker.ts', import.meta.url), { type: 'module' })
  let newest = { of: 0, text: '', answer: (_: Verdict) => {} }
  worker.addEventListener('message', ({ data }: MessageEvent<{ of: number; verdict: Verdict }>) => {
    if (data.of === newest.of) newest.answer(data.verdict)
  })
  // Where no worker can run, it is heard on the page.
  worker.addEventListener('error', () => void checkHere(newest.text).then(newest.answer))
  return {
    check(text, answer) {
      newest = { of: newest.of + 1, text, answer }
      worker.postMessage({ of: newest.of, text })
    },
    end: () => worker.terminate(),
  }
}
