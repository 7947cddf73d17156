import type { Reminders } from './reminders.ts'

interface Said {
  readonly done: string
  readonly failed: string
}

interface Toasts {
  success(words: string): void
  error(words: string): void
}

/** Turns all notifications off and shows the result. */
export async function turnOff(
  { turnOffEverywhere }: Pick<Reminders, 'turnOffEverywhere'>,
  texts: Said,
  toasts: Toasts,
): Promise<void> {
  try {
    await turnOffEverywhere()
    toasts.success(texts.done)
  } catch {
    toasts.error(texts.failed)
  }
}
