export type Theme = 'system' | 'light' | 'dark'

/** public/theme.js reads the same key before the first paint. */
const KEY = 'theme'

const listeners = new Set<() => void>()

export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function setTheme(theme: Theme): void {
  show(theme)
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Calls the listener on each change, including those from other tabs. */
export function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab(event: StorageEvent): void {
  if (event.key !== KEY) return
  show(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  setWindowColor(theme)
  for (const listener of listeners) listener()
}

/** The browser's frame on phones follows the choice, not only the system. */
function setWindowColor(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = theme === scheme ? 'all' : 'not all'
  }
}
