import { catalogue } from '#kit/texts/catalogue.ts'

export const remindersTexts = catalogue({
  en: {
    permission: {
      granted: 'Notifications are allowed in this browser.',
      default: 'Notifications aren’t allowed in this browser yet.',
      denied: 'Your browser is blocking Daywell’s notifications. Allow them in its site settings.',
      unsupported: 'This browser does not support notifications.',
    },
    alreadyWritten: 'You’ve already written today. You’re all set.',
    ask: 'Enable Notifications',
    off: {
      button: 'Turn off all notifications',
      hint: 'Turns off all reminders and streak alerts in every browser.',
      done: 'All notifications disabled',
      failed: 'Failed to disable notifications',
    },
    days: {
      label: 'Let the server know which days I write',
      local:
        'Your entries stay on this device, so the server can’t tell if you’ve written. Turn this on to get reminders while Daywell is closed. We only send the date, like Nov 15, 2026: no text, no title, no word count. You can turn this off anytime.',
      hybrid:
        'The server can’t see entries kept on this device, so it may remind you on days you’ve already written. Turn this on to send it only the dates of those entries, like Nov 15, 2026. You can turn this off anytime.',
      failed: 'We couldn’t reach the server. Retrying…',
    },
  },
})
