import { catalogue } from '#kit/texts/catalogue.ts'

export const keepHereTexts = catalogue({
  en: {
    label: 'Keep on this device',
    on: 'This entry never leaves this browser.',
    onAndSaved:
      'This entry never leaves this browser. Switching this off uploads it with its earlier versions.',
    arrives: 'Moving to this device. It stays here until all of its earlier versions have arrived.',
    askTitle: 'Upload this entry?',
    askWords:
      'It leaves this browser and is kept on the server, with all of its earlier versions. You can bring it back here at any time.',
    upload: 'Upload',
    keep: 'Keep it here',
  },
})
