import type { Page } from '@playwright/test'
import { fill, newCredentials } from '#fixtures/accounts.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { question } from '#fixtures/pages/onboarding.ts'
import { expect, open, test } from '#fixtures/test.ts'

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
const MAX_CLICKS = 6
const QUESTIONS = [
  'How are you feeling today?',
  'What brings you to journaling?',
  'What areas interest you most?',
  "Any challenges you'd like to work on?",
]

/** Counts clicks with a pointer; Enter in a form also fires one, with a `detail` of 0. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('noteClick', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    const { noteClick } = window as unknown as { noteClick: () => void }
    addEventListener('click', ({ detail }) => detail > 0 && noteClick(), true)
  })
  return () => clicks
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('ONB-31 a new person gets from the landing page to a first saved word in 6 clicks', async ({
      page,
    }) => {
      const clicks = await countClicks(page)
      const { username, email, password } = newCredentials()
      await open(page, '/')
      await page.getByRole('main').getByRole('link', { name: 'Sign up' }).first().click()
      await fill(page, { Email: email, 'Display name': 'Mara', Password: password })
      await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username)
      await fill(page, { 'Confirm password': password })
      await page.keyboard.press('Enter')
      for (const title of QUESTIONS) {
        await expect(question(page, title)).toBeVisible()
        await button(page, 'Skip').click()
      }
      await button(page, 'Start Journaling').click()
      await expect(page).toHaveURL('/journal')

      const editor = editorOn(page)
      await expect(editor.text).toBeFocused()
      await expectNothingOver(page)
      await page.keyboard.type('Hello')
      await expect(editor.words('1 word')).toBeInViewport()
      await expect(editor.status(/^Saved/)).toBeInViewport()
      expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS)
    })
  })
}

/** The page to write on is in view, and nothing covers it. */
async function expectNothingOver(page: Page): Promise<void> {
  const { text, words, isLive } = editorOn(page)
  await expect(page.locator('dialog[open], [role=dialog], [role=alertdialog]')).toHaveCount(0)
  await expect(button(page, 'Enable Notifications')).toHaveCount(0)
  await expect(page.getByText('recovery code')).toHaveCount(0)
  await expect(text).toBeInViewport()
  await expect(words('0 words')).toBeInViewport()
  // It takes the place of the text area at any moment until then.
  await isLive()
  const isOnTop = await text.evaluate((area) => {
    const { x, y, width, height } = area.getBoundingClientRect()
    const below = Math.min(y + height, innerHeight)
    return area.contains(document.elementFromPoint(x + width / 2, (y + below) / 2))
  })
  expect(isOnTop).toBe(true)
}
