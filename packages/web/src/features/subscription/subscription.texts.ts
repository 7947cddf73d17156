import { catalogue } from '#kit/texts/catalogue.ts'

export const subscriptionTexts = catalogue({
  en: {
    loading: { title: 'Subscription', label: 'Loading your subscription' },
    unavailable: {
      title: 'Service unavailable',
      free: 'Writing goes on: the journal is free, and nothing in it waits for this.',
      retry: 'Try again',
      retrying: 'Trying...',
      journal: 'Continue to Journal (Free Version)',
    },
    signInAgain: {
      title: 'Authentication required',
      what: 'You were signed out in another tab. Sign in again to see your subscription.',
      signIn: 'Sign In',
      journal: 'Return to Journal',
    },
    picker: {
      title: 'Choose Your Plan',
      lead: 'Writing stays free. Premium adds someone to think with.',
      legend: 'Plan',
      monthly: { period: 'a month', why: 'Billed each month. Cancel anytime.' },
      yearly: {
        period: 'a year',
        why: (perMonth: string, saving: string) =>
          `${perMonth}. Save ${saving} with yearly billing.`,
      },
      included: "What's Included",
      same: 'Both plans are the same product. Only the rhythm of paying differs.',
      guarantee: {
        name: 'The guarantee, in plain words.',
        what: 'If Premium is not for you, cancel within seven days of your first payment and all of it comes back. Your entries stay yours either way.',
      },
      subscribe: (price: string) => `Subscribe ${price}`,
      working: 'Setting up...',
    },
    payment: { change: 'Change plan', back: 'Back' },
    notices: {
      already:
        'You already have a subscription: it began in another tab or on another device. No second one was made.',
      refunded: 'Premium has ended, and your money is on its way back to you.',
      ended: 'Your subscription has ended. Nothing more is charged.',
    },
    everyone: {
      lead: 'Premium is open to everyone here, with everything in it. There is nothing to pay.',
      journal: 'Return to Journal',
    },
    management: {
      title: 'Subscription Management',
      leads: {
        active: (date: string) => `Premium is on, and renews on ${date}.`,
        ending: (date: string) => `You cancelled. Premium stays on until ${date}.`,
        grace: (days: number) =>
          days > 1
            ? `Your last payment failed. Premium stays on for ${days} more days.`
            : 'Your last payment failed. Premium stays on for less than a day.',
        unpaid: 'Your last payment failed, and Premium is off until it is paid.',
        owing: 'Your last payment failed.',
        on: 'Premium is on.',
        off: 'Premium is off: nothing is known of a payment for these days.',
      },
      forEveryone: 'Premium is open to everyone here: you would have it without paying, too.',
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
        refunded: 'It ends at once, and your money comes back.',
        'ends-with-period': (date: string) => `You keep Premium until ${date}.`,
        ended: 'It ends at once, and what is owed is not collected.',
      },
      switchedOff:
        'Payments are switched off here, so nothing can be changed on this page. To cancel, or to have something paid or explained, write to whoever runs this Daywell.',
      pay: (amount: string) => `Pay ${amount} now`,
      payAll: 'Pay now',
      cancel: 'Cancel Subscription',
      resume: 'Resume Subscription',
    },
    cancel: {
      title: 'Cancel your subscription?',
      refunded:
        'You are within 7 days of your first payment: Premium ends now, and all that you paid comes back to you.',
      'ends-with-period': (date: string) =>
        `Premium stays on until ${date}, and nothing more is charged. You can resume until then.`,
      ended: 'Premium ends now. What is owed is not collected, and nothing more is charged.',
      unsure:
        'Within 7 days of your first payment Premium ends now and your money comes back. Later it stays on until the end of what is paid.',
      entries: 'Your entries stay, and writing stays free.',
      keep: 'Keep Subscription',
      confirm: 'Cancel Subscription',
      working: 'Cancelling...',
    },
    resume: {
      working: 'Resuming...',
      done: 'Subscription resumed',
      failed: 'Failed to resume subscription',
    },
    invoices: {
      title: 'Invoices',
      loading: 'Loading your invoices',
      empty: 'There is no invoice yet.',
      failed: 'Your invoices could not be loaded.',
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
