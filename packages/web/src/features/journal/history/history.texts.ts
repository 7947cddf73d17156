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
      loading: 'Earlier versions are on their way',
      empty: 'No earlier versions yet',
      emptyWhy: 'When you change this entry, the text that was there before is kept here.',
      offline: 'History of this entry is on the server; connect to see it',
      offlineSome: 'More of the history of this entry is on the server; connect to see it',
      failed: 'The earlier versions could not be fetched.',
      refused: 'Came too late: a newer text was there',
      onlyHere: 'Only in this version',
      onlyNow: 'Only in the current text',
      same: 'The words are the same as now.',
      show: 'Show differences',
      /** After word counts: `2 words only in this version, 30 words only in …`. */
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
      keeps: 'The current text is kept as a version.',
      restored: 'Restored. The text before it is kept in the history.',
      undo: 'Undo',
      undone: 'The text is as it was before.',
      notUndone: 'This could not be undone. The text before it is kept in the history.',
      notRestored: 'This version could not be restored. Nothing was changed.',
      onItsWay: 'Your last changes have not reached the server yet. Try again once they have.',
    },
    deleted: {
      title: 'Recently deleted',
      list: 'Deleted entries',
      loading: 'Deleted entries are on their way',
      empty: 'Nothing was deleted lately',
      emptyWhy: 'What you delete stays here for 30 days, so that you can bring it back.',
      offline: 'Entries that were deleted on the server are not shown; connect to see them',
      failed: 'The deleted entries could not be fetched.',
      left: (count: number) =>
        count === 0 ? 'Gone for good today' : `Gone for good in ${days(count)}`,
      restore: 'Restore this entry',
      restoring: 'Restoring…',
      keeps: 'It comes back with its history.',
      restored: (title: string) => `“${title}” is back among your entries.`,
      notRestored: 'This entry could not be restored. Nothing was changed.',
    },
  },
})
