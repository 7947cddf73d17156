import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const ownGoal = (page: Page) => page.getByRole('textbox', { name: 'Add Custom Goal' })

async function feel(page: Page): Promise<void> {
  await label(page, 'Calm').check()
}

async function toGoals(page: Page): Promise<void> {
  await feel(page)
  await next(page)
  for (const goal of ['Self-reflection', 'Memory keeping']) await label(page, goal).check()
  await ownGoal(page).fill('Finish the book about my grandmother')
  await ownGoal(page).press('Enter')
}

async function toInterests(page: Page): Promise<void> {
  await toGoals(page)
  await next(page)
  for (const area of ['Creative Projects', 'Family Life']) await label(page, area).check()
}

async function toChallenges(page: Page): Promise<void> {
  await toInterests(page)
  await next(page)
  await label(page, 'Time Management').check()
}

async function toSetup(page: Page): Promise<void> {
  await toChallenges(page)
  await next(page)
  await label(page, 'Notifications').check()
}

/** As a newcomer meets it: the recovery code is part of the last step. */
async function signUp(page: Page): Promise<void> {
  const username = `mara-${randomUUID().slice(0, 8)}`
  const Password = 'a quiet desk'
  const values = { Email: `${username}@example.org`, Username: username, 'Display name': 'Mara' }
  for (const [name, value] of Object.entries({ ...values, Password, 'Confirm password': Password }))
    await label(page, name).fill(value)
  await page.getByRole('button', { name: 'Create account' }).click()
  for (let step = 2; step <= 5; step += 1) {
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await page.getByText(`Step ${step} of 5`).waitFor()
  }
}

function shot(state: string, prepare: (page: Page) => Promise<void>): Screen {
  const screen = { name: 'onboarding', path: '/onboarding', as: 'member', from: 'product' } as const
  return { ...screen, state, extent: 'window', prepare }
}

/** The five steps of the setup, and what it says when something is missing. */
export const onboardingSteps: readonly Screen[] = [
  shot('1-mood', feel),
  shot('2-goals', toGoals),
  { ...shot('2-goals-whole', toGoals), extent: 'page' },
  shot('2-refused', async (page) => {
    await toGoals(page)
    await ownGoal(page).fill('memory KEEPING')
    await ownGoal(page).press('Enter')
  }),
  shot('3-interests', toInterests),
  shot('3-missing', async (page) => {
    await toGoals(page)
    await next(page)
    await page.getByRole('button', { name: 'Next' }).click({ force: true })
  }),
  shot('4-challenges', toChallenges),
  { ...shot('5-setup', toSetup), extent: 'page' },
  { ...shot('5-newcomer', signUp), path: '/signup', as: 'visitor', extent: 'page' },
  shot('offline', async (page) => {
    await page.route('**/api/user/preferences', (route) => route.abort())
    await page.reload()
    await page.getByText('We can’t reach your account right now').waitFor()
  }),
  shot('unreachable', async (page) => {
    await page.evaluate(() => localStorage.removeItem('userPreferences'))
    await page.route('**/api/user/preferences', (route) => route.fulfill({ status: 500 }))
    await page.reload()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  }),
]
