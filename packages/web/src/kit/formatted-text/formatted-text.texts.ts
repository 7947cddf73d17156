import { catalogue } from '#kit/texts/catalogue.ts'

export const formattedTextTexts = catalogue({
  en: { tasks: { open: 'To do', done: 'Done' } },
})
