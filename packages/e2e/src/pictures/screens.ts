import type { Page } from '@playwright/test'
import { editorWithEntries } from './editor-with-entries.ts'
import { formattedEntry } from './formatted-entry.ts'
import { habitPages } from './habit-pages.ts'
import { helpPages } from './help-pages.ts'
import { notifications } from './notifications.ts'
import { onboardingSteps } from './onboarding-steps.ts'
import { pastOfAnEntry } from './past-of-an-entry.ts'
import { photoPages } from './photos.ts'
import { preferencesPage } from './preferences-page.ts'
import { askByMeaning } from './premium/ask-by-meaning.ts'
import { askJournal } from './premium/ask-journal.ts'
import { assistantPanel } from './premium/assistant-panel.ts'
import { chartsPage } from './premium/charts-page.ts'
import { insightsPage } from './premium/insights-page.ts'
import { paymentPages } from './premium/payment-pages.ts'
import { plansPage } from './premium/plans-page.ts'
import { reportPages } from './premium/report-pages.ts'
import { profilePage } from './profile-page.ts'
import type { Screen } from './screen.ts'
import { wordsFiles } from './words-files.ts'
import { wordsPage } from './words-page.ts'

function product(name: string, path: string, as: Screen['as'], state = 'default'): Screen {
  return { name, state, path, as, from: 'product', extent: 'page' }
}

function kit(state: string, button?: string): Screen {
  const screen = { name: 'kit', state, path: '/kit', from: 'kit', as: 'visitor' } as const
  if (!button) return { ...screen, extent: 'page' }
  const prepare = (page: Page) => page.getByRole('button', { name: button, exact: true }).click()
  return { ...screen, extent: 'window', prepare }
}

function prepared(name: string, state: string, path: string, prepare: Screen['prepare']): Screen {
  return { ...product(name, path, 'visitor', state), ...(prepare && { prepare }) }
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export const screens: readonly Screen[] = [
  kit('default'),
  kit('confirm', 'Ask before deleting'),
  kit('dialog', 'Open a dialog'),
  kit('sheet', 'Open the right sheet'),
  kit('toast', 'Error'),
  kit('work', 'Start work'),

  product('landing', '/', 'visitor'),
  product('login', '/login', 'visitor'),
  prepared('login', 'errors', '/login', (page) => press(page, 'Sign in')),
  prepared('login', 'failed', '/login', async (page) => {
    await fill(page, { Email: 'nobody@example.org', Password: 'not the one' })
    await press(page, 'Sign in')
    await page.getByRole('alert').waitFor()
  }),
  product('signup', '/signup', 'visitor'),
  prepared('signup', 'errors', '/signup', async (page) => {
    await fill(page, { Username: 'mara l', Email: 'mara@home', Password: 'short' })
    await press(page, 'Create account')
  }),
  product('recover', '/recover', 'visitor'),
  product('not-found', '/nowhere', 'visitor'),

  ...onboardingSteps,
  product('journal', '/journal', 'member'),
  ...editorWithEntries,
  ...formattedEntry,
  ...photoPages,
  ...assistantPanel,
  ...askJournal,
  ...askByMeaning,
  ...pastOfAnEntry,
  ...habitPages,
  ...notifications,
  ...insightsPage,
  ...chartsPage,
  ...reportPages,
  ...preferencesPage,
  ...wordsPage,
  ...helpPages,
  ...wordsFiles,
  ...profilePage,
  ...plansPage,
  ...paymentPages,
]
