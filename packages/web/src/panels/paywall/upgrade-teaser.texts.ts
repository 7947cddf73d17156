import { catalogue } from '#kit/texts/catalogue.ts'

export const teaserTexts = catalogue({
  en: {
    title: (feature: string) => `Unlock ${feature}`,
    what: 'Writing stays free, with all that you have written. Premium adds someone to think with.',
  },
})
