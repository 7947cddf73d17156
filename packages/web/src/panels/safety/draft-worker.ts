import { safetyOf } from '@daywell/core/safety'

/** Checks a text and stores nothing. */
globalThis.addEventListener('message', ({ data }: MessageEvent<{ of: number; text: string }>) => {
  globalThis.postMessage({ of: data.of, verdict: safetyOf(data.text) })
})
