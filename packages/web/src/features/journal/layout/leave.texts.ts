import { catalogue } from '#kit/texts/catalogue.ts'

export const leaveTexts = catalogue({
  en: {
    newTitle: 'Start a new entry?',
    newBody: 'This entry has changes that aren’t saved yet. We’ll save them first.',
    newConfirm: 'Save and start new',
    lossTitle: 'Discard this text?',
    lossBody: 'This can’t be saved as it is. If you continue, we’ll set it aside and you can undo.',
    deletedBody:
      'This entry was deleted, and its text is only on this page. If you continue, we’ll set it aside and you can undo.',
    lossConfirm: 'Continue',
    stay: 'Keep writing',
  },
})
