import { wordsOn } from '#fixtures/pages/words-page.ts'
import type { Screen } from './screen.ts'

const words = { name: 'words', path: '/privacy', as: 'member', from: 'product' } as const

/** Privacy & data, and switching from one privacy level to another. */
export const wordsPage: readonly Screen[] = [
  { ...words, state: 'default', extent: 'page' },
  {
    ...words,
    state: 'ask',
    extent: 'window',
    async prepare(page) {
      await wordsOn(page).change('Local').click()
      await wordsOn(page).dialog.waitFor()
    },
  },
  {
    ...words,
    state: 'offline',
    extent: 'window',
    async prepare(page) {
      const { change, way, confirm, dialog } = wordsOn(page)
      await change('Cloud').click()
      await way('Upload what’s on this device').check()
      // So nothing changes for the pictures that follow.
      await page.context().setOffline(true)
      await confirm('Cloud').click()
      await dialog.getByText('You’re offline').waitFor()
    },
  },
]
