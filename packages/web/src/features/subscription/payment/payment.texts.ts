import { catalogue } from '#kit/texts/catalogue.ts'

export const paymentTexts = catalogue({
  en: {
    title: 'Complete Your Subscription',
    /** A renewal payment that failed. */
    owed: { title: 'Pay for Your Renewal', pay: 'Pay' },
    loading: 'Opening the payment form…',
    subscribe: 'Subscribe',
    processing: 'Processing...',
    summary: {
      plan: { monthly: 'Daywell Premium, monthly', yearly: 'Daywell Premium, yearly' },
      today: 'Due today',
      renews: 'Renews',
      owed: {
        plan: 'Daywell Premium',
        paidUntil: 'Paid until',
        what: 'This pays for the current period. After that, Premium renews as before. Cancel here anytime; your journal stays free.',
      },
      cancel:
        'Cancel here anytime. Get a full refund if you cancel within seven days of your first payment. If you cancel later, Premium stays on until the renewal date. Your journal stays free.',
    },
    secure: 'Card details go straight to the payment provider and never reach our server.',
    unavailable: {
      title: 'We couldn’t open the payment form',
      what: 'You haven’t been charged. If trying again doesn’t help, check your connection and turn off any ad or script blocker for this page.',
      again: 'Try again',
      journal: 'Continue to Journal (Free Version)',
    },
    gone: {
      what: 'This payment form has expired. You haven’t been charged.',
      again: 'Choose your plan again',
    },
    testCard: {
      mode: 'Test mode: no money moves',
      choose: 'Fill in a test card',
      kinds: {
        pays: 'succeeds',
        declined: 'is declined',
        asks: 'asks for authentication',
      },
      number: 'Card number',
      expiry: 'Expiration date',
      expiryHint: 'MM / YY',
      code: 'Security code',
      wrong: {
        incomplete: 'This card number isn’t complete',
        mistyped: 'This card number isn’t valid',
        notATest: 'Only test cards work here. This number wasn’t sent anywhere',
        expiry: 'Enter a month and year',
        past: 'This card has expired',
        code: 'Enter three digits',
      },
      kept: 'Test mode. Don’t enter a real card.',
    },
    authentication: {
      title: 'Test authentication',
      what: (amount: string) =>
        `Test mode: no money moves. Your bank would now ask you to confirm ${amount}.`,
      complete: 'Complete authentication',
      fail: 'Fail authentication',
    },
  },
})
