import { PAYMENT_PAGE } from '@daywell/core/billing'

/** The page of the app that every address of a screen is answered with. */
export const SHELL = '/index.html'
/** The same with the landing page in it. */
export const LANDING = '/landing.html'

/** `leave`: the worker is not there for it. */
export type Way = 'leave' | 'file' | 'landing' | 'shell' | 'network, else shell'

/**
 * Only what was built is ever answered from the device. The API and the metrics belong to the
 * server alone: what they say is somebody's, and is true only now.
 */
export function wayOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  app: App,
): Way {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== app.origin || belongsToServer(pathname)) return 'leave'
  // A page of an older version still asks for the files of that version.
  if (app.files.has(pathname) || pathname.startsWith('/assets/')) return 'file'
  if (mode !== 'navigate' || /\.[^/]*$/.test(pathname)) return 'leave'
  if (pathname === '/') return 'landing'
  // Its Content-Security-Policy lets the payment form in, as the settings of the server decide.
  return PAYMENT_PAGE.test(pathname) ? 'network, else shell' : 'shell'
}

interface App {
  readonly origin: string
  readonly files: ReadonlySet<string>
}

function belongsToServer(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path === '/metrics'
}
