import { catalogue } from '#kit/texts/catalogue.ts'

export const leavingSectionTexts = catalogue({
  en: {
    title: 'Leaving Daywell',
    what: 'When you log out, what is only on this device waits here for you. When you delete your account, everything goes: here, and on the server.',
    deleteAccount: 'Delete account…',
    failed: 'This could not be loaded. Check your connection and try again.',
  },
})
