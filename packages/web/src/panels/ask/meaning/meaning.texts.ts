import { catalogue } from '#kit/texts/catalogue.ts'

const count = (number: number) => number.toLocaleString('en')

export const meaningTexts = catalogue({
  en: {
    title: 'Search by meaning on this device',
    offer: (size: string) =>
      `Find entries even when you used different words. It’s a one-time ${size} download that works offline. Nothing leaves this device.`,
    download: (size: string) => `Download ${size}`,
    begun: (left: string, size: string) => `Partly downloaded: ${left} of ${size} to go.`,
    goOn: (left: string) => `Download the remaining ${left}`,
    alreadyHere: 'Find entries even when you used different words. No download needed.',
    use: 'Search by meaning',
    fetching: {
      label: 'Download progress',
      said: (done: string, size: string) => `${done} of ${size} downloaded.`,
      stop: 'Stop',
    },
    failed: {
      network: 'Download interrupted. We’ve kept your progress; try again when you’re online.',
      'no-room': (size: string) =>
        `Not enough space. This needs ${size}, plus some room for your entries. Free up space and try again.`,
      broken: 'The download is damaged or out of date. Please download it again.',
      refused:
        'This browser won’t let us store the download. Are you in a private window? Regular search still works.',
    },
    retry: 'Try again',
    reading: (read: number, all: number) => `${count(read)} of ${count(all)} entries indexed.`,
    readingLabel: 'Indexing your entries',
    ready: 'Search by meaning is on for this device.',
    remove: (size: string) => `Remove from this device (frees ${size})`,
    onDevice: (size: string) =>
      `Search by meaning uses ${size} on this device. The model is the same for everyone and contains none of your writing. We delete its index of your entries when you log out.`,
  },
})
