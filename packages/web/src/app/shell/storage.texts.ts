import { catalogue } from '#kit/texts/catalogue.ts'

export const storageTexts = catalogue({
  en: {
    outdated:
      'A newer Daywell is open in another tab. Reload this one to go on; what you have written is kept.',
    madeRoom:
      'This device is nearly full. Copies of entries that are safe on the server were removed from it.',
    nearlyFull: 'This device is nearly full. What you write may soon not fit on it any more.',
    full: 'This device is out of storage, so we couldn’t save your latest changes. Keep this page open, free up space, and save again.',
    onServer:
      'This device is out of storage. Your entry is saved on the server. Free up space to keep a copy here.',
    notCleared:
      'You are logged out, but copies of your entries could not be removed from this browser. Clear its data for this site if others use it.',
    notPersistent: 'This browser may remove what’s only on this device if it runs out of space.',
    weekly: {
      label: 'Weekly backup',
      words:
        'Some entries are only in this browser, which may remove them if it runs out of space. Download a backup once a week.',
      act: 'Make a backup',
      notNow: 'Not now',
    },
  },
})
