import { catalogue } from '#kit/texts/catalogue.ts'

export const notificationsTexts = catalogue({
  en: {
    offer: {
      title: 'Get reminders to write and celebrate your streaks!',
      words:
        'Pick a time, and turn reminders off in Preferences whenever you like. Notifications never include anything you’ve written.',
      example: 'Here’s what a reminder looks like.',
      enable: 'Enable Notifications',
      notNow: 'Not now',
      key: 'takes you straight to your page.',
      on: 'Notifications are on',
      onWithoutReminder: 'Notifications are on. Set a daily reminder in Preferences.',
    },
    denied: {
      label: 'Notifications',
      words:
        'Your browser is blocking notifications. Click the icon in the address bar to allow them.',
      hide: 'Dismiss',
    },
  },
})
