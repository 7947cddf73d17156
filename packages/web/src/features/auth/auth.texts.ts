import { catalogue } from '#texts/catalogue.ts'

export const authTexts = catalogue({
  en: {
    login: {
      title: 'Sign in to your journal',
      notYet: 'Signing in is not built yet. This version of Daywell shows its frame.',
    },
    signup: {
      title: 'Start your journaling journey',
      notYet: 'Creating an account is not built yet. This version of Daywell shows its frame.',
    },
  },
})
