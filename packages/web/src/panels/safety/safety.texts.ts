import { catalogue } from '#kit/texts/catalogue.ts'

export const safetyTexts = catalogue({
  en: {
    help: {
      title: 'Help now',
      lead: 'People who listen, at any hour, about anything that is too heavy to carry alone.',
      private: 'Nobody learns that you opened this page. It works without a connection, too.',
      drafts: 'Show help after I save an entry that sounds heavy',
      draftsHint:
        'Daywell looks for it on this device only, and forgets what it found. The choice is for this device.',
    },
    danger: 'In immediate danger, call',
    call: (number: string) => `Call ${number}`,
    chat: 'Chat online',
    always: 'Day and night',
    country: 'Lines for',
    elsewhere: 'Another place',
    every: 'Lines in every country:',
    linesFor: {
      crisis: 'For anybody',
      young: 'For young people',
      violence: 'For somebody who is hurt by another',
    },
    dismiss: 'Close',
    notAfterSaving: 'Do not show this after saving',
    turnedOff: 'It will not come again on this device. Help now stays where it is.',
  },
})
