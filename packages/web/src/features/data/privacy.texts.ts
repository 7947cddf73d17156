import { catalogue } from '#kit/texts/catalogue.ts'

export const privacyTexts = catalogue({
  en: {
    title: 'Privacy & data',
    lead: 'See what’s on this device and what’s on the server, and change it whenever you like.',
  },
})
