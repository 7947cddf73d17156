import { catalogue } from '#kit/texts/catalogue.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
const words = (count: number) => (count === 1 ? '1 word' : `${count} words`)

export const historyTexts = catalogue({
  en: {
    close: 'Close',
    retry: 'Try again',
    thisDevice: 'This device',
    words,
    history: {
      title: 'History of this entry',
      list: 'Earlier versions',
      loading: 'Loading earlier versions…',
      empty: 'No earlier versions yet',
      emptyWhy: 'Each time you edit this entry, we keep the previous version here.',
      offline: 'Version history is on the server. Go online to see it.',
      offlineSome: 'More versions are on the server. Go online to see them.',
      failed: 'We couldn’t load the earlier versions.',
      refused: 'Not saved: there was already a newer version',
      onlyHere: 'Only in this version',
      onlyNow: 'Only in the current text',
      same: 'No text changes.',
      formatting: 'Only formatting, checkboxes or links are different.',
      show: 'Show differences',
      /** After word counts: `2 words only in this version, 30 words only in …`. */
      /** `2 words`, or with photos and recordings. */
      amount: (count: string, photos: number) =>
        photos === 0
          ? count
          : `${count} and ${photos === 1 ? '1 photo or recording' : `${photos} photos or recordings`}`,
      inVersion: 'only in this version,',
      inCurrent: 'only in the current text.',
      also: (what: string) => `Also different: ${what}.`,
      parts: {
        mood: 'mood',
        tags: 'tags',
        favorite: 'star',
        localDate: 'date',
        prompt: 'prompt',
        hideFromAssistant: 'what the assistant may read',
      },
      restore: 'Restore this version',
      restoring: 'Restoring…',
      keeps: 'We’ll keep your current text as a version.',
      restored: 'Restored. The previous text is in the history.',
      undo: 'Undo',
      undone: 'Undone. The entry is back to how it was.',
      notUndone: 'We couldn’t undo that. The previous text is in the history.',
      notRestored: 'We couldn’t restore this version. Nothing changed.',
      onItsWay: 'Your latest changes haven’t synced yet. Try again once they have.',
    },
    deleted: {
      title: 'Recently deleted',
      list: 'Deleted entries',
      loading: 'Loading deleted entries…',
      empty: 'Nothing deleted recently',
      emptyWhy: 'Deleted entries stay here for 30 days, so you can restore them.',
      offline: 'Some deleted entries are on the server. Go online to see them.',
      failed: 'We couldn’t load the deleted entries.',
      left: (count: number) => (count === 0 ? 'Last day' : `${days(count)} left`),
      restore: 'Restore this entry',
      restoring: 'Restoring…',
      keeps: 'Restores the entry and its history.',
      restored: (title: string) => `Restored “${title}”.`,
      notRestored: 'We couldn’t restore this entry. Nothing changed.',
    },
  },
})
