import type { Page } from '@playwright/test'
import {
  preferencesCalls,
  preferencesOn,
  refusal,
  silence,
} from '#fixtures/pages/preferences-page.ts'
import type { Screen } from './screen.ts'

const preferences = { name: 'preferences', path: '/preferences', as: 'member' } as const
const whole = { ...preferences, from: 'product', extent: 'page' } as const

/** Fills in the form like a longtime user. Nothing is saved. */
async function chooseSomething(page: Page): Promise<void> {
  const screen = preferencesOn(page)
  const own = async (field: string, words: string) => {
    await screen.main.getByRole('textbox', { name: field }).fill(words)
    await page.keyboard.press('Enter')
  }
  for (const goal of ['Memory keeping', 'Gratitude practice'])
    await screen.tick('Specific goals', goal).check()
  await own('Your own goal', 'Call my sister on Sundays')
  await own('Your own topic', 'The garden')
  await own('Your own event', 'Moved to the coast')
  await own('Your own event', 'My daughter started school')
  for (const area of ['Family Life', 'Creative Projects'])
    await screen.tick('Interests', area).check()
  await screen.tick('Challenges to address', 'Work-Life Balance').check()
  await screen.answer('Current mood', 'Calm').check()
  await screen.main.getByRole('checkbox', { name: 'Remind me to write' }).check()
  await screen.answer('Font size', 'Large').check()
  await screen.main.getByLabel('Line spacing').fill('1.8')
  await page.evaluate('scrollTo(0, 0)')
}

/** The preferences untouched, changed, on their way, refused, and without an answer. */
export const preferencesPage: readonly Screen[] = [
  { ...whole, state: 'default' },
  { ...whole, state: 'changed', prepare: chooseSomething },
  {
    ...whole,
    state: 'retrying',
    extent: 'window',
    async prepare(page) {
      const calls = await preferencesCalls(page)
      calls.GET = silence
      await page.reload()
      await preferencesOn(page).main.getByText('Attempt 3/4').waitFor()
    },
  },
  {
    ...whole,
    state: 'device',
    extent: 'window',
    async prepare(page) {
      const calls = await preferencesCalls(page)
      calls.GET = refusal(503)
      await page.reload()
      await preferencesOn(page).retry.waitFor()
    },
  },
  {
    ...whole,
    state: 'refused',
    extent: 'window',
    async prepare(page) {
      const screen = preferencesOn(page)
      await screen.words.fill('20')
      await screen.save.click()
      await screen.bar.getByRole('alert').waitFor()
    },
  },
]
