import { catalogue } from '#kit/texts/catalogue.ts'

export const successTexts = catalogue({
  en: {
    processing: {
      title: 'Processing your subscription...',
      what: 'We’re waiting for the payment provider to confirm your payment. This may take a moment.',
    },
    active: {
      title: 'Welcome to Premium!',
      what: 'Your subscription is active. You now have an assistant beside the page, weekly and monthly summaries, and PDF reports.',
    },
    overdue: {
      title: 'Your payment isn’t confirmed yet',
      what: 'We’re still waiting for confirmation. You don’t need to pay again; Premium will turn on automatically.',
      advice:
        'Check again in a few minutes. If nothing has changed in an hour, contact the person who runs this server.',
      again: 'Check again',
    },
    failed: {
      title: 'Your payment didn’t go through',
      what: 'Your bank or the payment provider didn’t confirm it. You haven’t been charged. You can try again or use another card.',
      again: 'Back to plans',
    },
    journal: 'Open the journal',
    preferences: 'Preferences',
  },
})
