import type { Reminders } from './reminders.ts'

interface Said {
  readonly done: string
  readonly failed: string
}

interface Toasts {
  success(words: string): void
  error(words: string): void
}

/** Ends all notifications and says what came of it. */
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
