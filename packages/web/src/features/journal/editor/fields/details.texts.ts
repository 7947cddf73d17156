import { catalogue } from '#kit/texts/catalogue.ts'

export const detailsTexts = catalogue({
  en: {
    group: 'Details of this entry',
    date: 'Day',
    notFuture: 'An entry cannot be dated into the future.',
    mood: 'Mood',
    tags: 'Tags',
    addTag: 'Add a tag',
    removeTag: (tag: string) => `Remove the tag ${tag}`,
    star: 'Star',
    starred: 'Starred',
    history: 'History',
    hide: 'Hide from the assistant',
    hideHint:
      'Neither the assistant nor a language model reads it then, for an answer or for a summary. It is still counted, and found when you search.',
  },
})
