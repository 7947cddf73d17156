import type { WorkTexts } from '#kit/ui/toasts/show-work.ts'

// The toasts are no part of the first bundle: they are fetched when there is something to say,
// and where they cannot be fetched, what was to be said has happened all the same.

/** Says in the main toast area what went wrong. */
export async function sayError(
  words: string,
  kind: 'error' | 'sessionEnded' = 'error',
): Promise<void> {
  const toasts = await import('./toasts.tsx').catch(() => undefined)
  toasts?.notify[kind](words)
}

/** Says in the main toast area what is good to know. */
export async function sayInfo(words: string): Promise<void> {
  const toasts = await import('./toasts.tsx').catch(() => undefined)
  toasts?.notify.info(words)
}

/** Shows in the second toast area how a work goes. Its failure is said, and goes no further. */
export async function sayWork<T>(work: Promise<T>, texts: WorkTexts<T>): Promise<void> {
  // The work may fail before the toasts are there.
  work.catch(() => {})
  const toasts = await import('./toasts.tsx').catch(() => undefined)
  await toasts?.showWork(work, texts).catch(() => {})
}
