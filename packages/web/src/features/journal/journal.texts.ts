import { catalogue } from '#texts/catalogue.ts'

export const journalTexts = catalogue({
  en: {
    title: 'Your journal',
    notYet: 'The page to write on is not built yet. Your entries will appear here.',
  },
})
