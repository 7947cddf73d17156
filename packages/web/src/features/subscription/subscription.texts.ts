import { catalogue } from '#texts/catalogue.ts'

export const subscriptionTexts = catalogue({
  en: {
    plans: { title: 'Choose Your Plan', notYet: 'There is nothing to buy yet.' },
    success: { title: 'Your subscription', notYet: 'There is nothing to confirm yet.' },
    check: {
      title: 'Payment configuration',
      notYet: 'Payments are not built yet, so there is no configuration to report.',
    },
    signInAgain: {
      title: 'Authentication required',
      what: 'You were signed out in another tab. Sign in again to see your subscription.',
      signIn: 'Sign In',
      journal: 'Return to Journal',
    },
  },
})
