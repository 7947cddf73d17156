import type { Verdict } from '@daywell/core/safety'
import { checkHere } from './check-here.ts'

/** Checks drafts in a worker, so that a long one never blocks typing. */
export interface DraftCheck {
  /** Reports the verdict on the latest draft; older ones are dropped. */
  check(text: string, answer: (verdict: Verdict) => void): void
  end(): void
}

export function createDraftCheck(): DraftCheck {
  const worker = new Worker(new URL('./draft-worker.ts', import.meta.url), { type: 'module' })
  let newest = { of: 0, text: '', answer: (_: Verdict) => {} }
  worker.addEventListener('message', ({ data }: MessageEvent<{ of: number; verdict: Verdict }>) => {
    if (data.of === newest.of) newest.answer(data.verdict)
  })
  // Fallback to the main thread if workers are unavailable.
  worker.addEventListener('error', () => void checkHere(newest.text).then(newest.answer))
  return {
    check(text, answer) {
      newest = { of: newest.of + 1, text, answer }
      worker.postMessage({ of: newest.of, text })
    },
    end: () => worker.terminate(),
  }
}
