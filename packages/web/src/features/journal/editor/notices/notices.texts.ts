import { catalogue } from '#kit/texts/catalogue.ts'

export const noticesTexts = catalogue({
  en: {
    unstorable: {
      why: 'This text contains a broken character, probably from pasting, so we can’t save it yet. Your draft is safe.',
      remove: 'Remove it',
    },
    limit: {
      near: (left: string) =>
        `An entry can have up to 250,000 characters. You have fewer than ${left} left.`,
      over: (over: string) =>
        `This entry is up to ${over} characters over the limit of 250,000. It’s all still here; shorten it to save.`,
      title: 'This title is over the 500-character limit. Shorten it to save.',
    },
    notices: {
      restored: (when: string) => `Your unsaved words from ${when} are back.`,
      discard: 'Discard',
      setAside: 'Draft discarded.',
      undo: 'Undo',
      discardAside: 'Delete it for good',
      changedElsewhere:
        'This entry was edited elsewhere while you were writing. Saving makes yours the current version. The other one stays in History.',
      deleted: 'This entry was deleted elsewhere. Saving keeps your text as a new entry.',
      openElsewhere: 'This entry is also open in another tab.',
      waiting: (when: string, words: string) =>
        `You have an unsaved draft from ${when}: “${words}”`,
      bringBack: 'Open it',
      notNow: 'Later',
      dismiss: 'Dismiss',
      notOpen: 'We couldn’t open your journal on this device. What you write is kept as a draft.',
      retry: 'Try again',
    },
  },
})
