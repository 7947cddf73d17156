import { catalogue } from '#texts/catalogue.ts'

export const insightsTexts = catalogue({
  en: {
    title: 'Journal Insights',
    advanced: 'Advanced Insights',
    notYet: 'What your entries tell is not built yet.',
  },
})
