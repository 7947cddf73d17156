import { catalogue } from '#texts/catalogue.ts'

export const preferencesTexts = catalogue({
  en: {
    title: 'Journal Preferences',
    notYet: 'There is nothing to choose yet.',
    words: 'Where my words are',
  },
})
