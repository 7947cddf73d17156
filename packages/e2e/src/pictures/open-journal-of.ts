import type { Page } from '@playwright/test'
import { makeAccount } from '#fixtures/accounts.ts'

interface Written {
  readonly content: string
  /** What it was before, as its history shows. */
  readonly earlier?: string
}

/** Signs in to a new account with these entries, and opens its journal. */
export async function openJournalOf(page: Page, entries: readonly Written[]): Promise<void> {
  const { origin } = new URL(page.url())
  const { token, userId } = await makeAccount(page.request, { origin })
  const headers = { authorization: `Bearer ${token}` }
  for (const { earlier, ...entry } of entries) {
    const data = { ...entry, content: earlier ?? entry.content }
    const made = await page.request.post(`${origin}/api/journal`, { headers, data })
    const { _id } = await made.json()
    if (earlier !== undefined)
      await page.request.put(`${origin}/api/journal/${_id}`, { headers, data: entry })
  }
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    { token, userId },
  )
  await page.goto(`${origin}/journal`, { waitUntil: 'networkidle' })
}
