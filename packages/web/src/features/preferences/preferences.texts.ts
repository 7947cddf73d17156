import { catalogue } from '#kit/texts/catalogue.ts'

export const preferencesTexts = catalogue({
  en: {
    title: 'Journal Preferences',
    lead: 'What you choose here shapes your page, your prompts and your reminders.',
    loading: {
      label: 'Loading your preferences…',
      trouble: (attempt: number, most: number) =>
        `Having trouble connecting... Attempt ${attempt}/${most}`,
      retry: 'Retry Loading',
    },
    fallback: {
      device:
        'Your account could not be reached. These are your preferences as this device keeps them. You can change them: what you save stays here and reaches your account later.',
      defaults:
        'Your account could not be reached, and this device keeps no preferences of yours. These are the first settings. Only what you change is saved, and reaches your account later.',
    },
    bar: {
      name: 'Saving',
      save: 'Save Changes',
      saving: 'Saving...',
      discard: 'Discard',
      changed: 'You have unsaved changes.',
      saved: 'Everything is saved.',
      waiting: 'Saved on this device. Your account gets it once it can be reached.',
      wrong: (field: string, why: string) => `${field}: ${why}`,
      otherField: 'Something that you chose',
    },
    sections: {
      goals: { title: 'Writing Goals', aside: 'What you would like to come of it.' },
      style: { title: 'Journal Style', aside: 'How the page meets you.' },
      personal: {
        title: 'Personal Information',
        aside: 'It helps to choose your prompts. In the database of the server it is encrypted.',
      },
      rest: {
        title: 'Notifications & Accessibility',
        aside: 'When you are reminded, and how the page reads.',
      },
    },
  },
})
