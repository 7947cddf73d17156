import { catalogue } from '#kit/texts/catalogue.ts'

export const noticesTexts = catalogue({
  en: {
    unstorable: {
      why: 'We can’t save this entry yet: it contains a broken or invisible character, usually from pasted text. Your draft is kept.',
      remove: 'Remove it',
    },
    limit: {
      near: (left: string) =>
        `A text has a limit of 250,000 characters. Fewer than ${left} are left.`,
      over: (over: string) =>
        `This text is up to ${over} characters over its limit of 250,000. All of it stays here, but it can be saved only once it is shorter.`,
      title: 'This title is over its limit of 500 characters. It can be saved once it is shorter.',
    },
    notices: {
      restored: (when: string) => `Your unsaved words from ${when} are back.`,
      discard: 'Discard',
      setAside: 'The unsaved words were set aside.',
      undo: 'Undo',
      discardAside: 'Delete them',
      changedElsewhere:
        'This entry was changed in another place while you were writing. Both versions are kept: yours becomes the newest when it is saved, and the other one stays in its history.',
      deleted:
        'This entry was deleted. Its words are still on this page: saving makes a new entry of them.',
      openElsewhere: 'This entry is also open in another tab.',
      waiting: (when: string, words: string) =>
        `Unsaved words from ${when} wait for you: “${words}”`,
      bringBack: 'Open them',
      notNow: 'Later',
      dismiss: 'Dismiss',
      notOpen: 'Your journal could not be opened here. What you write is kept as a draft.',
      retry: 'Try again',
    },
  },
})
