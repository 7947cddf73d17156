import { yearlyPricePerMonth, yearlySaving } from '@daywell/core/billing'
import { catalogue } from '#kit/texts/catalogue.ts'

/** Texts of the two plan cards. */
export const plansTexts = catalogue({
  en: {
    monthly: {
      name: 'Monthly',
      period: 'a month',
      why: 'Billed monthly.',
      get: 'Get Monthly Plan',
    },
    yearly: {
      name: 'Annual',
      period: 'a year',
      why: `${yearlyPricePerMonth()}. Save ${yearlySaving()} with yearly billing.`,
      get: 'Get Annual Plan',
    },
    best: 'BEST VALUE',
    promise: '7-day money-back guarantee. Cancel anytime. Secure payment.',
    benefits: [
      'AI-powered insights and conversation',
      'Weekly and monthly summary reports',
      'PDF export',
      'Advanced emotional analysis',
    ],
  },
})
