import { catalogue } from '#kit/texts/catalogue.ts'

export const installTexts = catalogue({
  en: {
    what: 'Daywell can be installed here: with a window and an icon of its own, and without a connection.',
    act: 'Install Daywell',
  },
})
