import { catalogue } from '#kit/texts/catalogue.ts'

export const leavingSectionTexts = catalogue({
  en: {
    title: 'Leaving Daywell',
    what: 'When you log out, entries stored only on this device stay here for next time. Deleting your account erases everything, here and on the server.',
    deleteAccount: 'Delete account…',
    failed: 'We couldn’t load this. Check your connection and try again.',
  },
})
