import { planNames, plans } from '@daywell/core/billing'
import { appTexts } from '#app/app.texts.ts'
import { landingTexts } from '#features/landing/landing.texts.ts'
import { plansTexts } from '#panels/paywall/plans.texts.ts'

/** JSON-LD for search engines. The browser never executes a script of this type. */
export function structuredData(): string {
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
