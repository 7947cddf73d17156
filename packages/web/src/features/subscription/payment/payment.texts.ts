import { catalogue } from '#texts/catalogue.ts'

export const paymentTexts = catalogue({
  en: {
    title: 'Complete Your Subscription',
  },
})
