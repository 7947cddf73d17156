import { catalogue } from '#kit/texts/catalogue.ts'

export const leaveTexts = catalogue({
  en: {
    newTitle: 'Start a new entry?',
    newBody:
      'This entry has changes that are not saved yet. They are saved before the new one starts.',
    newConfirm: 'Save and start new',
    lossTitle: 'Leave these words behind?',
    lossBody:
      'What is on the page cannot be saved as it is. If you go on, it is set aside, and you can undo that.',
    deletedBody:
      'This entry was deleted, and its words are on this page alone. If you go on, they are set aside, and you can undo that.',
    lossConfirm: 'Go on',
    stay: 'Keep writing',
  },
})
