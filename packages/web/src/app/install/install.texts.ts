import { catalogue } from '#kit/texts/catalogue.ts'

export const installTexts = catalogue({
  en: {
    what: 'Install Daywell as an app. It gets its own icon and works offline.',
    act: 'Install',
  },
})
