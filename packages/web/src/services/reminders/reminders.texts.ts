import { catalogue } from '#kit/texts/catalogue.ts'

export const remindersTexts = catalogue({
  en: {
    permission: {
      granted: 'Notifications are allowed in this browser.',
      default: 'This browser has not been asked yet whether it may show notifications.',
      denied:
        'This browser does not show notifications of Daywell. You can allow them in its settings for this site.',
      unsupported: 'This browser does not support notifications.',
    },
    alreadyWritten: 'You have already written today. Nothing is left to do.',
    ask: 'Enable Notifications',
    off: {
      button: 'Turn off all notifications',
      hint: 'No reminder and no streak alert any more, in any browser that you use.',
      done: 'All notifications disabled',
      failed: 'Failed to disable notifications',
    },
    days: {
      label: 'Tell the server on which days I write',
      local:
        'Your words stay on this device, so the server cannot know whether you have written. With this it is told the day on which you wrote, such as 2026-11-15, and nothing else: no word, no title, no number. Only then can a reminder reach you while Daywell is closed. You can take it back at any time.',
      hybrid:
        'Of an entry that you keep on this device the server knows nothing, and may remind you although you have written. With this it is told the day on which you wrote, such as 2026-11-15, and nothing else of such an entry. You can take it back at any time.',
      failed: 'This could not be told to the server. It is tried again.',
    },
  },
})
