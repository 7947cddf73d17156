import { catalogue } from '#kit/texts/catalogue.ts'

export const teaserTexts = catalogue({
  en: {
    title: (feature: string) => `Unlock ${feature}`,
    what: 'Writing is always free, and so is everything you’ve written. Premium adds an assistant to think with.',
  },
})
