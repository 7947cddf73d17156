import type { Page } from '@playwright/test'
import { panelOn } from '#fixtures/pages/assistant-panel.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import type { Screen } from '#pictures/screen.ts'

const PAID = { hasActiveSubscription: true, hasSubscription: true, plan: 'monthly' }
const ANSWER =
  'You wrote that a no feels like “closing a door on someone’s fingers.” This time you left the door open and kept your hand on it. What do you think Ines heard?'

/** The panel with a subscription, and with an answer as a server would stream it. */
async function premium(page: Page): Promise<void> {
  await page.route('**/api/stripe/subscription', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...PAID } })
  })
  const read = { entries: [{ id: 'x', title: 'The canal', localDate: '2026-10-03' }] }
  const events = { read, text: { text: ANSWER }, done: {} }
  const body = Object.entries(events)
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('')
  await page.route('**/api/ai/insights', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  )
  await page.reload()
  await openPanel(page)
  await panelOn(page).side.getByText('Premium', { exact: true }).waitFor()
  await panelOn(page).side.getByText('Replies come from').waitFor()
}

async function openPanel(page: Page): Promise<void> {
  const button = editorOn(page).button('AI Assistant')
  await button.or(panelOn(page).side).first().waitFor()
  // For a subscriber it may open in the meantime.
  if (await button.isVisible()) await button.click({ timeout: 5_000 }).catch(() => undefined)
  await panelOn(page).side.waitFor()
}

async function say(page: Page, words: string): Promise<void> {
  await panelOn(page).message.fill(words)
  await panelOn(page).message.press('Enter')
  await panelOn(page).side.getByRole('listitem').last().waitFor()
}

const panel = (state: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name: 'assistant',
  state,
  path: '/journal',
  from: 'product',
  as: 'member',
  extent: 'window',
  prepare,
})

export const assistantPanel: readonly Screen[] = [
  panel('empty', premium),
  panel('talk', async (page) => {
    await premium(page)
    await editorOn(page).text.fill('Today Ines asked whether I could take the Thursday group.')
    await say(page, 'Why did saying “let me look first” feel so big? It is nothing.')
    await panelOn(page).read.waitFor()
    await say(page, 'Probably someone checking a calendar.')
    await panelOn(page).read.nth(1).waitFor()
  }),
  panel('saved', async (page) => {
    await premium(page)
    await say(page, 'Why did saying “let me look first” feel so big? It is nothing.')
    await panelOn(page).read.waitFor()
    await panelOn(page).button('Save as an entry').click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  }),
  panel('hidden', async (page) => {
    await premium(page)
    const isSheet = await page.getByRole('dialog').isVisible()
    if (isSheet) await panelOn(page).button('Hide assistant').click()
    await editorOn(page).text.fill('What I did not say to Johan.')
    await editorOn(page).details.click()
    await page.getByRole('switch', { name: 'Hide from the assistant' }).check()
  }),
  panel('failed', async (page) => {
    await premium(page)
    await page.route('**/api/ai/insights', (route) => route.fulfill({ status: 502, json: {} }))
    await say(page, 'Are you there?')
    await panelOn(page).button('Send again').waitFor()
  }),
  panel('locked', async (page) => {
    await openPanel(page)
    await panelOn(page).side.getByRole('heading', { name: 'Unlock AI Assistant' }).waitFor()
  }),
  panel('help', async (page) => {
    await premium(page)
    await say(page, 'I do not want to wake up tomorrow.')
    await panelOn(page).card.waitFor()
  }),
]
