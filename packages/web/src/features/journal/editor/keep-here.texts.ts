import { catalogue } from '#texts/catalogue.ts'

export const keepHereTexts = catalogue({
  en: {
    label: 'Keep on this device',
    on: 'This entry never leaves this browser.',
  },
})
