import { type ComponentType, lazy, Suspense } from 'react'
import { GoTo } from '#kit/navigation/go-to.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useArrival } from './arrival.ts'
import { Page, type PageRow, Waiting } from './page.tsx'
import type { Access } from './passage.ts'
import { useScreensAhead } from './screens-ahead.ts'

type Load = () => Promise<{ default: ComponentType }>

function row(path: string, title: PageRow['title'], access: Access, load: Load): PageRow {
  return { path, title, access, load, Screen: lazy(load) }
}

const rows: readonly PageRow[] = [
  row('/', 'landing', 'landing', () => import('#features/landing/landing-screen.tsx')),
  row('/login', 'login', 'visitors', () => import('#features/auth/login-screen.tsx')),
  row('/signup', 'signup', 'visitors', () => import('#features/auth/signup-screen.tsx')),
  row('/recover', 'recover', 'visitors', () => import('#features/auth/recover-screen.tsx')),
  row(
    '/onboarding',
    'onboarding',
    'signed-in',
    () => import('#features/onboarding/onboarding-screen.tsx'),
  ),
  row('/journal', 'journal', 'journal', () => import('#features/journal/journal-screen.tsx')),
  row('/summary', 'insights', 'signed-in', () => import('#features/insights/insights-screen.tsx')),
  row(
    '/preferences',
    'preferences',
    'signed-in',
    () => import('#features/preferences/preferences-screen.tsx'),
  ),
  row('/privacy', 'words', 'signed-in', () => import('#features/data/privacy-screen.tsx')),
  row('/profile', 'profile', 'signed-in', () => import('./profile-screen.tsx')),
  {
    ...row(
      '/subscription',
      'subscription',
      'plans',
      () => import('#features/subscription/subscription-screen.tsx'),
    ),
    bounded: true,
  },
  {
    ...row(
      '/subscription/success',
      'subscriptionSuccess',
      'signed-in',
      () => import('#features/subscription/success/success-screen.tsx'),
    ),
    bounded: true,
  },
  row('/help', 'help', 'everyone', () => import('#panels/safety/help-screen.tsx')),
  row(
    '/stripe-test',
    'paymentCheck',
    'everyone',
    () => import('#features/subscription/check/check-screen.tsx'),
  ),
]

const notFound = row(
  '*',
  'notFound',
  'everyone',
  () => import('#app/not-found/not-found-screen.tsx'),
)

/** Former path of Privacy & data, still used by bookmarks and older notifications. */
const FORMER_PRIVACY = '/words'

export function Pages() {
  const arrive = useArrival()
  useScreensAhead(rows)
  const { pathname, hash } = useLocation()
  const page = pageAt(pathname)
  if (pathname === FORMER_PRIVACY) return <GoTo to={`/privacy${hash}`} />
  return (
    // One boundary around all routes: the previous page stays visible while the next one loads.
    <Suspense fallback={<Waiting />}>
      {/* Keyed by path, so a guard's state isn't carried over to another page. */}
      <Page key={page.path} row={page} arrive={arrive} />
    </Suspense>
  )
}

function pageAt(pathname: string): PageRow {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  return rows.find((page) => page.path === path) ?? notFound
}
