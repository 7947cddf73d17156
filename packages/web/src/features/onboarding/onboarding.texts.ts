import { catalogue } from '#texts/catalogue.ts'

export const onboardingTexts = catalogue({
  en: {
    title: "Let's set up your journal",
    notYet: 'The five questions are not built yet.',
  },
})
