import { catalogue } from '#kit/texts/catalogue.ts'

export const subscriptionTexts = catalogue({
  en: {
    loading: { title: 'Subscription', label: 'Loading your subscription' },
    unavailable: {
      title: 'Subscription',
      free: 'You can keep writing. The journal is free.',
      retry: 'Try again',
      retrying: 'Trying...',
      journal: 'Continue to Journal (Free Version)',
    },
    signInAgain: {
      title: 'Please log in again',
      what: 'You logged out in another tab. Log in to see your subscription.',
      signIn: 'Sign In',
      journal: 'Return to Journal',
    },
    picker: {
      title: 'Choose Your Plan',
      lead: 'Writing is always free. Premium adds an assistant to think with.',
      legend: 'Plan',
      monthly: { period: 'a month', why: 'Billed monthly. Cancel anytime.' },
      yearly: {
        period: 'a year',
        why: (perMonth: string, saving: string) =>
          `${perMonth}. Save ${saving} with yearly billing.`,
      },
      included: "What's Included",
      same: 'Both plans include everything. Only the billing is different.',
      guarantee: {
        name: 'Our guarantee.',
        what: 'If Premium isn’t for you, cancel within seven days of your first payment and we’ll refund you in full. Your entries are yours either way.',
      },
      subscribe: (price: string) => `Subscribe ${price}`,
      working: 'Setting up...',
    },
    notCharged:
      'You haven’t been charged. If this keeps happening, contact the person who runs this server.',
    payment: { change: 'Change plan', back: 'Back' },
    notices: {
      already:
        'You already subscribed in another tab or on another device. You weren’t charged twice.',
      refunded: 'Premium has ended, and your refund is on its way.',
      ended: 'Your subscription has ended. You won’t be charged again.',
    },
    everyone: {
      lead: 'Premium is free for everyone on this server. There’s nothing to pay.',
      journal: 'Return to Journal',
    },
    management: {
      title: 'Subscription Management',
      leads: {
        active: (date: string) => `Premium is on and renews on ${date}.`,
        ending: (date: string) => `You canceled. Premium stays on until ${date}.`,
        grace: (days: number) =>
          days > 1
            ? `Your last payment failed. Premium stays on for ${days} more days.`
            : 'Your last payment failed. Premium turns off in less than a day.',
        unpaid: 'Your last payment failed. Premium is off until you pay.',
        owing: 'Your last payment failed.',
        on: 'Premium is on.',
        off: 'Premium is off. We have no payment on record for this period.',
      },
      forEveryone: 'Premium is free for everyone on this server, so you don’t need a subscription.',
      plan: 'Plan',
      otherPlan: 'Premium',
      planName: (name: string, price: string) => `${name}, ${price}`,
      dates: {
        active: 'Next billing date',
        ending: 'Premium until',
        grace: 'Premium until',
        unpaid: 'Premium ended',
        off: 'Paid until',
        owing: 'Premium until',
      },
      cancelling: 'If you cancel',
      outcomes: {
        refunded: 'Premium ends right away, and we’ll refund you in full.',
        'ends-with-period': (date: string) => `You keep Premium until ${date}.`,
        ended: 'Premium ends right away, and you won’t be charged the outstanding balance.',
      },
      switchedOff:
        'Payments are off on this server, so you can’t change anything here. To cancel or ask about a payment, contact the person who runs it.',
      pay: (amount: string) => `Pay ${amount} now`,
      payAll: 'Pay now',
      cancel: 'Cancel Subscription',
      resume: 'Resume Subscription',
    },
    cancel: {
      title: 'Cancel your subscription?',
      refunded:
        'You’re within 7 days of your first payment, so Premium ends now and we’ll refund you in full.',
      'ends-with-period': (date: string) =>
        `Premium stays on until ${date}, and you won’t be charged again. You can resume until then.`,
      ended: 'Premium ends now. You won’t be charged the outstanding balance or anything else.',
      unsure:
        'If you’re within 7 days of your first payment, Premium ends now and we’ll refund you in full. If not, it stays on until the end of the period you paid for.',
      entries: 'You keep your entries, and writing is always free.',
      keep: 'Keep Subscription',
      confirm: 'Cancel Subscription',
      working: 'Canceling...',
    },
    resume: {
      working: 'Resuming...',
      done: 'Subscription resumed',
      failed: 'Failed to resume subscription',
    },
    invoices: {
      title: 'Invoices',
      loading: 'Loading your invoices',
      empty: 'No invoices yet.',
      failed: 'We couldn’t load your invoices.',
      retry: 'Try again',
      open: 'View invoice',
      openOf: (number: string) => `View invoice ${number}`,
      states: {
        draft: 'Draft',
        open: 'Not paid yet',
        paid: 'Paid',
        refunded: 'Refunded',
        uncollectible: 'Not collected',
        void: 'Void',
      },
    },
  },
})
