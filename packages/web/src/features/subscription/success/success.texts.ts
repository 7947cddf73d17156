import { catalogue } from '#kit/texts/catalogue.ts'

export const successTexts = catalogue({
  en: {
    processing: {
      title: 'Processing your subscription...',
      what: 'We are waiting for the payment provider to confirm your payment. This takes a moment.',
    },
    active: {
      title: 'Welcome to Premium!',
      what: 'Your subscription is active: someone to think with beside the page, summaries of your weeks and months, and reports as PDF.',
    },
    overdue: {
      title: 'Your payment is not confirmed yet',
      what: 'The payment provider has not told us so far. You need not pay again: premium opens by itself as soon as the payment is confirmed, and you can go on writing.',
      advice:
        'Check again in a few minutes. If nothing has changed in an hour, write to whoever runs this Daywell.',
      again: 'Check again',
    },
    failed: {
      title: 'The payment did not go through',
      what: 'Your bank or the payment provider did not confirm it. Nothing was charged. You can try again, also with another card.',
      again: 'Back to the plans',
    },
    journal: 'Open the journal',
    preferences: 'Preferences',
  },
})
