import { catalogue } from '#kit/texts/catalogue.ts'

export const checkTexts = catalogue({
  en: {
    title: 'Payment configuration',
    lead: 'What this Daywell tells a browser about payments. No secret is among it.',
    asking: 'Asking the server…',
    unknown: 'The server cannot be asked at the moment.',
    again: 'Ask again',
    rows: {
      mode: 'Payments',
      key: 'Publishable key',
      monthly: 'Monthly price',
      yearly: 'Yearly price',
      webhook: 'Address for webhooks',
    },
    modes: {
      stripe: 'stripe: taken by Stripe',
      sandbox: 'sandbox: test mode, no money moves',
      off: 'off: nothing can be bought',
    },
    missing: 'not set',
    verify: {
      title: 'Authentication',
      what: 'Asks the server who is signed in here. Whatever it answers, your session stays as it is.',
      test: 'Test Authentication',
      testing: 'Asking…',
      status: (status: number) => `Status ${status}`,
      noAnswer: 'There was no answer',
    },
  },
})
