import { catalogue } from '#kit/texts/catalogue.ts'

const count = (number: number) => number.toLocaleString('en')

export const meaningTexts = catalogue({
  en: {
    title: 'Search by meaning on this device',
    offer: (size: string) =>
      `Finds what you wrote in other words, too, among all that lies here. It downloads ${size} once, and works without a network after that. Nothing is sent for it.`,
    download: (size: string) => `Download ${size}`,
    begun: (left: string, size: string) =>
      `A part of it is here already: ${left} of ${size} are still to come.`,
    goOn: (left: string) => `Download the other ${left}`,
    alreadyHere: 'Finds what you wrote in other words, too. It is on this device already.',
    use: 'Search by meaning',
    fetching: {
      label: 'Download of the search by meaning',
      said: (done: string, size: string) => `${done} of ${size} downloaded.`,
      stop: 'Stop',
    },
    failed: {
      network:
        'The download broke off. What has come is kept: try again when you have a connection.',
      'no-room': (size: string) =>
        `There is not enough room. It takes ${size}, and some has to stay free for your words. Make room on this device, and try again.`,
      broken: 'What was downloaded is damaged or too old. It has to be downloaded again.',
      refused:
        'This browser does not let Daywell keep it, as in a private window. Your words are still compared.',
    },
    retry: 'Try again',
    reading: (read: number, all: number) =>
      `${count(read)} of ${count(all)} entries read by their meaning.`,
    readingLabel: 'Reading your entries by their meaning',
    ready: 'Entries are compared by their meaning, too, on this device.',
    remove: (size: string) => `Remove from this device, frees ${size}`,
    onDevice: (size: string) =>
      `The search by meaning takes ${size} here: a model that is the same for everybody and holds no word of yours. What it read of your entries lies beside them, and goes when you log out.`,
  },
})
