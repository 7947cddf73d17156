import { safetyOf } from '@daywell/core/safety'

/** Hears a text and forgets it. */
globalThis.addEventListener('message', ({ data }: MessageEvent<{ of: number; text: string }>) => {
  globalThis.postMessage({ of: data.of, verdict: safetyOf(data.text) })
})
