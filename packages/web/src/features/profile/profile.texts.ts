import { catalogue } from '#texts/catalogue.ts'

export const profileTexts = catalogue({
  en: {
    title: 'Profile Settings',
    notYet: 'Names, email and password cannot be changed here yet.',
    words: 'Where my words are',
  },
})
