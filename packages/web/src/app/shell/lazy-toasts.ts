import type { WorkTexts } from '#kit/ui/toasts/show-work.ts'

// Toasts aren't in the first bundle. If their chunk fails to load, the message is dropped.

/** Shows an error in the main toast area. */
export async function toastError(
  words: string,
  kind: 'error' | 'sessionEnded' = 'error',
): Promise<void> {
  const toasts = await import('./toasts.tsx').catch(() => undefined)
  toasts?.notify[kind](words)
}

/** Shows information in the main toast area. */
export async function toastInfo(words: string): Promise<void> {
  const toasts = await import('./toasts.tsx').catch(() => undefined)
  toasts?.notify.info(words)
}

/** Shows a task's progress in the second toast area. Its failure is shown, not thrown. */
export async function toastTask<T>(work: Promise<T>, texts: WorkTexts<T>): Promise<void> {
  // The task may reject before the toasts have loaded.
  work.catch(() => {})
  const toasts = await import('./toasts.tsx').catch(() => undefined)
  await toasts?.showWork(work, texts).catch(() => {})
}
