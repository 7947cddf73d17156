import { dayInWords } from '#features/subscription/in-words.ts'
import type { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import type { Standing } from './standing.ts'

type Texts = (typeof subscriptionTexts)['en']['management']

/** The state in one plain sentence. */
export function leadOf(standing: Standing, { leads }: Pick<Texts, 'leads'>): string {
  switch (standing.kind) {
    case 'grace':
      return leads.grace(standing.daysLeft)
    case 'unpaid':
    case 'owing':
    case 'off':
      return leads[standing.kind]
    default:
      return standing.date ? leads[standing.kind](dayInWords(standing.date)) : leads.on
  }
}
