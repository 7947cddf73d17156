import { catalogue } from '#kit/texts/catalogue.ts'

export const templatesTexts = catalogue({
  en: {
    title: 'Insert a template',
    close: 'Close',
    tooLong: 'There isn’t enough room on this page for the template.',
    notSaved: 'We couldn’t save the open page, so we didn’t start a new one.',
  },
})
