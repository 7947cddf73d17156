import { catalogue } from '#kit/texts/catalogue.ts'

export const crashTexts = catalogue({
  en: {
    title: 'Something went wrong',
    what: 'The page encountered an unexpected error',
    nothingLost: 'Nothing on this device was deleted. Reloading usually helps.',
    reload: 'Reload Page',
    details: 'Error details',
  },
})
