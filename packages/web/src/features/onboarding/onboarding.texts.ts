import { catalogue } from '#texts/catalogue.ts'

export const onboardingTexts = catalogue({
  en: {
    title: "Let's set up your journal",
    lead: 'Daywell starts with quiet defaults. You can change all of it under Preferences, any day.',
    start: 'Start Journaling',
    starting: 'Opening your journal...',
  },
})
