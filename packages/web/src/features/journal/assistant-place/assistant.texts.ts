import { catalogue } from '#texts/catalogue.ts'

export const assistantTexts = catalogue({
  en: {
    title: 'AI Assistant',
    hide: 'Hide assistant',
    loading: 'Loading the assistant',
    premium: 'Premium',
    notYet: 'The assistant is not there yet. It will speak here.',
    unreachable: 'The assistant needs a connection. Writing does not.',
    retry: 'Try again',
  },
})
