import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const title = page.getByRole('heading', { level: 1 })

export const expectPath = (path: string) => expect.poll(() => location.pathname).toBe(path)

/** Values in local storage under these keys. */
export const stored = (...keys: string[]) => keys.map((key) => localStorage.getItem(key))

/** An answer that waits until it's released. */
export function held<T>(answer: T) {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { answer: () => promise, release: () => resolve(answer) }
}

/** Changes local storage as another tab does. */
export function changeInOtherTab(values: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
  for (const key of Object.keys(values)) window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** An answer that waits until the toast areas have loaded. */
export const onceToastsAreHere =
  <T>(answer: T) =>
  async (): Promise<T> => {
    await expect.element(page.getByRole('region', { name: 'In progress' })).toBeInTheDocument()
    return answer
  }

/** Resets focus, so the next Tab starts at the top of the page. */
export function beginAtTop(): void {
  const start = document.createElement('span')
  start.tabIndex = -1
  start.addEventListener('blur', () => start.remove())
  document.body.prepend(start)
  start.focus()
}
