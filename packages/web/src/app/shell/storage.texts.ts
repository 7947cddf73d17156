import { catalogue } from '#kit/texts/catalogue.ts'

export const storageTexts = catalogue({
  en: {
    outdated: 'Daywell was updated in another tab. Reload to continue; your writing is safe.',
    madeRoom:
      'This device is nearly full, so we removed its copies of older entries. They’re safe on the server.',
    nearlyFull: 'This device is nearly full. You may soon run out of space for new entries.',
    full: 'This device is out of storage, so we couldn’t save your latest changes. Keep this page open, free up space, and save again.',
    onServer:
      'This device is out of storage. Your entry is saved on the server. Free up space to keep a copy here.',
    notCleared:
      'You’re logged out, but we couldn’t remove your entries from this browser. If you share it, clear this site’s data.',
    notPersistent: 'If space runs out, this browser may delete what’s only on this device.',
    weekly: {
      label: 'Weekly backup',
      words:
        'Some entries are only in this browser, which may delete them if space runs out. Download a backup once a week.',
      act: 'Back up',
      notNow: 'Not now',
    },
  },
})
