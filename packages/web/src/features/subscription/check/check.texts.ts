import { catalogue } from '#kit/texts/catalogue.ts'

export const checkTexts = catalogue({
  en: {
    title: 'Payment configuration',
    lead: 'What this server tells browsers about payments. It contains no secrets.',
    asking: 'Loading…',
    unknown: 'We can’t reach the server right now.',
    again: 'Try again',
    back: 'Back to Daywell',
    rows: {
      mode: 'Payments',
      key: 'Publishable key',
      monthly: 'Monthly price',
      yearly: 'Yearly price',
      webhook: 'Webhook URL',
    },
    modes: {
      stripe: 'stripe: live payments through Stripe',
      sandbox: 'sandbox: test mode, no money moves',
      off: 'off: no payments',
    },
    missing: 'not set',
    verify: {
      title: 'Authentication',
      what: 'Asks the server who’s logged in here. Your session won’t change.',
      test: 'Test Authentication',
      testing: 'Testing…',
      status: (status: number) => `Status ${status}`,
      noAnswer: 'No response',
    },
  },
})
