import { catalogue } from '#kit/texts/catalogue.ts'

export const subscriptionGoesTexts = catalogue({
  en: {
    refunded: 'Your subscription ends with your account, and your money comes back to you.',
    'ends-with-period':
      'Your subscription ends with your account. What you have paid for the rest of its period does not come back.',
    ended: 'Your subscription ends with your account, and what is owed for it is not collected.',
    unsure:
      'Your subscription ends with your account. More than 7 days after your first payment, what you have paid for the rest of its period does not come back.',
  },
})
