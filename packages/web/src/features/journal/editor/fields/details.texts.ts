import { catalogue } from '#kit/texts/catalogue.ts'

export const detailsTexts = catalogue({
  en: {
    group: 'Entry details',
    date: 'Day',
    notFuture: 'Entries can’t be dated in the future.',
    mood: 'Mood',
    tags: 'Tags',
    addTag: 'Add a tag',
    removeTag: (tag: string) => `Remove the tag ${tag}`,
    star: 'Star',
    starred: 'Starred',
    history: 'History',
    hide: 'Hide from the assistant',
    hideHint:
      'The assistant won’t read this entry for replies or summaries. The entry still counts toward your stats and shows up in search.',
  },
})
