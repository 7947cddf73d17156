import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

export const sampleTexts = catalogue({
  en: {
    offer: 'Try a sample journal',
    addFailed: 'We couldn’t add the sample journal. Please try again.',
    line: 'This is a sample journal.',
    remove: 'Remove the sample journal',
    removed: (count: number) => `Removed the sample journal: ${entries(count)}`,
    undo: 'Undo',
    removeFailed: 'We couldn’t remove all the sample entries. Please try again.',
    notBack: 'We couldn’t restore all the sample entries. You can find them in Recently deleted.',
    edited: {
      title: 'Keep the entries you edited?',
      words: (count: number) =>
        count === 1
          ? 'You edited 1 sample entry. Keep it as your own, or remove it with the rest.'
          : `You edited ${count} sample entries. Keep them as your own, or remove them with the rest.`,
      cancel: 'Cancel',
      removeAll: 'Remove all',
      keep: 'Keep edited',
    },
  },
})
