import { catalogue } from '#kit/texts/catalogue.ts'

export const leaveTexts = catalogue({
  en: {
    newTitle: 'Start a new entry?',
    newBody: 'This entry has unsaved changes. We’ll save them first.',
    newConfirm: 'Save and start new',
    lossTitle: 'Discard this text?',
    lossBody:
      'We can’t save this text as is. If you continue, we’ll discard it, but you can undo that.',
    deletedBody:
      'This entry was deleted, and its text is only on this page. If you continue, we’ll discard it, but you can undo that.',
    lossConfirm: 'Continue',
    stay: 'Keep writing',
  },
})
