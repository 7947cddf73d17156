import { catalogue } from '#kit/texts/catalogue.ts'

export const promptTexts = catalogue({
  en: {
    name: 'Writing prompt',
    loading: 'Finding something to write about…',
    another: 'New Prompt',
    templates: 'Templates',
    unfold: 'Show prompt',
    fold: 'Hide prompt',
    none: 'Written without a prompt',
  },
})
