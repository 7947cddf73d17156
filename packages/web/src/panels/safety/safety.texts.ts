import { catalogue } from '#kit/texts/catalogue.ts'

export const safetyTexts = catalogue({
  en: {
    help: {
      title: 'Help now',
      lead: 'You don’t have to know what to say, and you can hang up whenever you like.',
      private: 'No one can see that you opened this page. It works offline, too.',
      drafts: 'Show support options after a difficult entry',
      draftsHint:
        'We check your entry on this device only and never store the result. This setting is just for this device.',
    },
    danger: 'If you’re in immediate danger, call',
    call: (number: string) => `Call ${number}`,
    chat: 'Chat online',
    always: '24 hours a day',
    country: 'Country',
    elsewhere: 'Somewhere else',
    every: 'Help in every country:',
    linesFor: {
      crisis: 'For anyone',
      young: 'For young people',
      violence: 'For anyone being hurt by someone else',
    },
    dismiss: 'Close',
    notAfterSaving: 'Don’t show this after saving',
    turnedOff: 'We won’t show this again on this device. You can find Help now on every page.',
  },
})
