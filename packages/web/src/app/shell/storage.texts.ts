import { catalogue } from '#kit/texts/catalogue.ts'

export const storageTexts = catalogue({
  en: {
    outdated: 'Daywell was updated in another tab. Reload to continue; your writing is safe.',
    madeRoom:
      'This device is nearly full. We removed copies of older entries from it; they’re safe on the server.',
    nearlyFull: 'This device is nearly full. You may soon run out of space for new entries.',
    full: 'This device is out of storage, so we couldn’t save your latest changes. Keep this page open, free up space, and save again.',
    onServer:
      'This device is out of storage. Your entry is saved on the server. Free up space to keep a copy here.',
    notCleared:
      'You’re logged out, but we couldn’t remove your entries from this browser. If others use it, clear its data for this site.',
    notPersistent: 'This browser may remove what’s only on this device if it runs out of space.',
    weekly: {
      label: 'Weekly backup',
      words:
        'Some entries are only in this browser, which may remove them if it runs out of space. Download a backup once a week.',
      act: 'Back up',
      notNow: 'Not now',
    },
  },
})
