import { Suspense } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Frame } from '#app/shell/frame.tsx'
import LandingScreen from '#features/landing/landing-screen.tsx'
import { Navigation } from '#kit/navigation/navigation.tsx'
import { safeStorage } from '#services/session/safe-storage.ts'
import { createSession } from '#services/session/session.ts'
import { SessionProvider } from '#services/session/session-context.ts'
import { LandingHead } from './landing-head.tsx'
import { structuredData } from './structured-data.ts'

const HERE = { pathname: '/', search: '', hash: '', key: 'first', state: null }

/**
 * Prerenders the landing page at build time, so it's readable before (or without) JavaScript. The
 * app hydrates this markup, so both have to render the same.
 */
export function landingPage(): { head: string; body: string } {
  const nowhere = safeStorage(() => {
    throw new Error('No storage while prerendering')
  })
  const check = async () => ({ kind: 'refused' }) as const
  const signedOut = createSession({ storage: nowhere, tab: nowhere, check })
  return {
    head: renderToStaticMarkup(<LandingHead />) + structuredData(),
    body: renderToString(
      <SessionProvider value={signedOut}>
        <Navigation at={HERE}>
          <Frame>
            <Suspense>
              <LandingScreen />
            </Suspense>
          </Frame>
        </Navigation>
      </SessionProvider>,
    ),
  }
}
