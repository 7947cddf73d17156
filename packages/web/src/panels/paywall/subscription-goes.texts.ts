import { catalogue } from '#kit/texts/catalogue.ts'

export const subscriptionGoesTexts = catalogue({
  en: {
    refunded: 'Your subscription will end and you’ll be refunded.',
    'ends-with-period':
      'Your subscription will end. We can’t refund the rest of the current period.',
    ended: 'Your subscription will end, and you won’t be charged the outstanding amount.',
    unsure:
      'Your subscription will end. We can refund you only within 7 days of your first payment.',
  },
})
