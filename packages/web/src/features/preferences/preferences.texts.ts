import { catalogue } from '#kit/texts/catalogue.ts'

export const preferencesTexts = catalogue({
  en: {
    title: 'Journal Preferences',
    lead: 'Your page, prompts and reminders.',
    loading: {
      label: 'Loading your preferences…',
      trouble: (attempt: number, most: number) =>
        `Having trouble connecting... Attempt ${attempt}/${most}`,
      retry: 'Retry Loading',
    },
    fallback: {
      device:
        'We can’t reach your account. Showing the preferences saved on this device. Changes will sync later.',
      defaults:
        'We can’t reach your account, and this device has no saved preferences. Showing the defaults. We’ll only save what you change, and sync it later.',
    },
    bar: {
      name: 'Saving',
      save: 'Save Changes',
      saving: 'Saving...',
      discard: 'Discard',
      changed: 'You have unsaved changes.',
      saved: 'All changes saved.',
      waiting: 'Saved on this device. We’ll sync it later.',
      wrong: (field: string, why: string) =>
        `${field}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
      otherField: 'One of your choices',
    },
    sections: {
      goals: { title: 'Writing Goals', aside: 'What you want to get out of journaling.' },
      style: { title: 'Journal Style', aside: 'Prompts, assistant and privacy.' },
      personal: {
        title: 'Personal Information',
        aside: 'Used to choose your prompts. Encrypted on the server.',
      },
      rest: {
        title: 'Notifications & Accessibility',
        aside: 'How the page looks, and when we remind you.',
      },
    },
  },
})
