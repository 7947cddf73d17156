import { planNames, plans } from '@daywell/core/billing'
import { Suspense } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { appTexts } from '#app/app.texts.ts'
import { Frame } from '#app/shell/frame.tsx'
import { landingTexts } from '#features/landing/landing.texts.ts'
import LandingScreen from '#features/landing/landing-screen.tsx'
import { Navigation } from '#kit/navigation/navigation.tsx'
import { plansTexts } from '#panels/paywall/plans.texts.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { createSession } from '#services/session/session.ts'
import { SessionProvider } from '#services/session/session-context.ts'

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

/**
 * Metadata for search engines and link previews. The server adds the canonical and image URLs,
 * since only it knows its origin.
 */
function LandingHead() {
  const { product, titles } = appTexts.en
  const { lead, picture } = landingTexts.en
  return (
    <>
      <title>{titles.landing}</title>
      <meta name="description" content={lead} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={titles.landing} />
      <meta property="og:description" content={lead} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.label} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** JSON-LD for search engines. The browser never executes a script of this type. */
function structuredData(): string {
  const { product } = appTexts.en
  const { lead, plans: texts } = landingTexts.en
  const paid = planNames.map((plan) => offer(plansTexts.en[plan].name, plans[plan].price))
  const about = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: product,
    description: lead,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Any with a web browser',
    license: 'https://www.gnu.org/licenses/agpl-3.0.html',
    offers: [offer(texts.free.name, 0), ...paid],
  }
  return `<script type="application/ld+json">${inMarkup(about)}</script>`
}

function offer(name: string, price: number) {
  return { '@type': 'Offer', name, price: price.toFixed(2), priceCurrency: 'USD' }
}

/** Escapes `<`, so no text can close the script element. */
function inMarkup(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
