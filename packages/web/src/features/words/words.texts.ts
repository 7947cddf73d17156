import { catalogue } from '#texts/catalogue.ts'

export const wordsTexts = catalogue({
  en: {
    title: 'Where my words are',
    lead: 'What lies on this device, what lies on the server, and who decides: you.',
  },
})
