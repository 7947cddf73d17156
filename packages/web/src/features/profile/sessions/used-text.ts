import type { profileTexts } from '#features/profile/profile.texts.ts'
import type { LastUsed } from './last-used.ts'

type Texts = (typeof profileTexts)['en']['sessions']

export function usedText(used: LastUsed, texts: Texts): string {
  switch (used.when) {
    case 'last-hour':
      return texts.lastHour
    case 'day':
      return texts.on(used.day)
    default:
      return texts[used.when](used.time)
  }
}
