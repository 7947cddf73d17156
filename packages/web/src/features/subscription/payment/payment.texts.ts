import { catalogue } from '#kit/texts/catalogue.ts'

export const paymentTexts = catalogue({
  en: {
    title: 'Complete Your Subscription',
    /** A renewal that could not be collected. */
    owed: { title: 'Pay Your Renewal', pay: 'Pay' },
    loading: 'Opening the payment form…',
    subscribe: 'Subscribe',
    processing: 'Processing...',
    summary: {
      plan: { monthly: 'Daywell Premium, monthly', yearly: 'Daywell Premium, yearly' },
      today: 'Today you pay',
      renews: 'Renews',
      owed: {
        plan: 'Daywell Premium',
        paidUntil: 'Paid until',
        what: 'This pays for the period that has begun. After it, Premium renews as before. You can cancel on this page at any time, and the journal stays free.',
      },
      cancel:
        'You can cancel on this page at any time. Within seven days of your first payment all of it comes back. Later, premium lasts until the renewal date. The journal stays free after it.',
    },
    secure: 'Card details go straight to the payment provider and never reach our server.',
    unavailable: {
      title: 'The payment form did not open',
      what: 'Nothing was paid. Check your connection and any blocker of scripts, which may hold back the form of the payment provider. Then try again.',
      again: 'Try again',
      journal: 'Continue to Journal (Free Version)',
    },
    gone: {
      what: 'This form belongs to a choice that was replaced by a newer one or has grown too old. Nothing was paid with it.',
      again: 'Choose your plan again',
    },
    testCard: {
      mode: 'Test mode: no money moves',
      choose: 'Fill in a test card',
      kinds: {
        pays: 'pays',
        declined: 'is declined',
        asks: 'asks for authentication',
      },
      number: 'Card number',
      expiry: 'Expiry',
      expiryHint: 'MM / YY',
      code: 'Security code',
      wrong: {
        incomplete: 'This card number is not complete',
        mistyped: 'This card number is mistyped',
        notATest: 'Only test cards work here. This number was not sent anywhere',
        expiry: 'Month and year needed',
        past: 'This card has expired',
        code: 'Three digits needed',
      },
      kept: 'A test card pays for nothing real. Do not type in your own.',
    },
    authentication: {
      title: 'Test authentication',
      what: (amount: string) =>
        `Test mode: no money moves. A bank would now ask whether you are paying ${amount}.`,
      complete: 'Complete authentication',
      fail: 'Fail authentication',
    },
  },
})
