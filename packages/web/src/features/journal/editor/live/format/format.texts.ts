import { catalogue } from '#kit/texts/catalogue.ts'

export const formatTexts = catalogue({
  en: {
    openLink: (address: string) => `Open link: ${address}`,
  },
})
