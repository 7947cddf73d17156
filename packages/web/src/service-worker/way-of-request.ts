import { PAYMENT_PAGE } from '@daywell/core/billing'

/** The app shell: the answer for every screen's address. */
export const SHELL = '/index.html'
/** The app shell with the landing page prerendered into it. */
export const LANDING = '/landing.html'

/** `leave`: the worker doesn't handle the request. */
export type Way = 'leave' | 'file' | 'landing' | 'shell' | 'network, else shell'

/**
 * Only built files are ever answered from the cache. API answers and metrics always come from the
 * server: they're personal and true only now.
 */
export function wayOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  app: App,
): Way {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== app.origin || belongsToServer(pathname)) return 'leave'
  // A page of an older version still requests that version's files.
  if (app.files.has(pathname) || pathname.startsWith('/assets/')) return 'file'
  if (mode !== 'navigate' || /\.[^/]*$/.test(pathname)) return 'leave'
  if (pathname === '/') return 'landing'
  // Its Content-Security-Policy allows the payment form and depends on the server's settings.
  return PAYMENT_PAGE.test(pathname) ? 'network, else shell' : 'shell'
}

interface App {
  readonly origin: string
  readonly files: ReadonlySet<string>
}

function belongsToServer(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path === '/metrics'
}
