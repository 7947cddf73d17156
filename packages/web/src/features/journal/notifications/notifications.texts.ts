import { catalogue } from '#kit/texts/catalogue.ts'

export const notificationsTexts = catalogue({
  en: {
    offer: {
      title: 'Get reminders to write and celebrate your streaks!',
      words:
        'You choose the time of day, and end all of it with one click in Preferences. No notification holds a word of what you write.',
      example: 'This is how a reminder looks.',
      enable: 'Enable Notifications',
      notNow: 'Not now',
      key: 'takes you straight to your page.',
      on: 'Notifications are on',
      onWithoutReminder: 'Notifications are on. A daily reminder is set in Preferences.',
    },
    denied: {
      label: 'Notifications',
      words:
        'Notifications are blocked in this browser. The icon beside the address lets you allow them.',
      hide: 'Not now',
    },
  },
})
