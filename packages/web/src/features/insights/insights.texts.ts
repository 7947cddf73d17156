import { catalogue } from '#texts/catalogue.ts'

export const insightsTexts = catalogue({
  en: {
    title: 'Journal Insights',
    notYet: 'What your entries tell is not built yet.',
  },
})
