import { catalogue } from '#kit/texts/catalogue.ts'

export const levelLineTexts = catalogue({
  en: {
    going: (level: string) => `Switching to ${level}…`,
    paused: (level: string) => `Switching to ${level} is paused.`,
    show: 'Show',
    elsewhere: {
      local:
        'You changed your privacy level to Local on another device. From now on, what you write here stays on this device, including anything that hasn’t synced yet. Editing an older entry removes it from the server. Entries you moved to that device are stored only there.',
      hybrid:
        'You changed your privacy level to Hybrid on another device. You can now keep individual entries on this device.',
      cloud: 'You changed your privacy level to Cloud on another device.',
    },
    review: 'Review',
    dismiss: 'Got it',
  },
})
