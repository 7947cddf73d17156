import { catalogue } from '#kit/texts/catalogue.ts'

export const keepHereTexts = catalogue({
  en: {
    label: 'Keep on this device',
    on: 'This entry never leaves this browser.',
    onAndSaved:
      'This entry never leaves this browser. Turning this off uploads the entry and its version history.',
    arrives: 'Moving this entry here. We’ll finish once its version history has downloaded.',
    askTitle: 'Upload this entry?',
    askWords:
      'We’ll store it on the server with its version history. You can move it back anytime.',
    upload: 'Upload',
    keep: 'Keep it here',
  },
})
