import type { Page } from '@playwright/test'
import { writeAndSave } from '#fixtures/pages/page.ts'
import type { Screen } from './screen.ts'

async function heavyEntry(page: Page): Promise<void> {
  await writeAndSave(page, 'Work was long. I do not want to wake up tomorrow.')
  await page.getByRole('heading', { name: 'You don’t have to face this alone' }).waitFor()
}

const help = { name: 'help', from: 'product', extent: 'page' } as const

export const helpPages: readonly Screen[] = [
  { ...help, state: 'visitor', path: '/help', as: 'visitor' },
  { ...help, state: 'after-saving', path: '/journal', as: 'member', prepare: heavyEntry },
]
