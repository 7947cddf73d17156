import { HEAVY, panelOn } from '#fixtures/assistant-panel.ts'
import { deskOn } from '#fixtures/desk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { expect, test } from '#fixtures/test.ts'

const PAID = { hasActiveSubscription: true, hasSubscription: true, plan: 'monthly' }

test('AI-01 AI-19 AI-38 ERR-17 without a subscription: the teaser, help all the same, and no word leaves', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 403/)
  await signIn()
  await page.setViewportSize({ width: 360, height: 740 })
  const [desk, panel] = [deskOn(page), panelOn(page)]
  const calls: string[] = []
  page.on('request', (sent) => calls.push(new URL(sent.url()).pathname))
  await desk.open()
  await desk.button('AI Assistant').click()
  await expect(panel.side.getByRole('heading', { name: 'Unlock AI Assistant' })).toBeVisible()
  await expect(panel.side.getByRole('link', { name: 'Get Annual Plan' })).toBeVisible()
  await panel.message.fill('Hello')
  await panel.button('Send').press('Enter')
  await expect(panel.side.getByRole('alert')).toHaveText('Please upgrade to access AI features')
  await expect(panel.message).toHaveValue('Hello')
  await panel.message.fill(HEAVY)
  await panel.message.press('Enter')
  await expect(panel.card).toBeVisible()
  await expect(panel.side.getByRole('heading', { name: 'Unlock AI Assistant' })).toHaveCount(0)
  expect(calls.filter((path) => path.startsWith('/api/ai'))).toEqual([])
  await looksRight(page)

  // A subscription that ended a moment ago is still known to the page.
  const SUBSCRIPTION = '**/api/stripe/subscription'
  await page.route(SUBSCRIPTION, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...PAID } })
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await desk.open()
  await expect(panel.side.getByText('Premium', { exact: true })).toBeVisible()
  await expect(panel.side).toContainText('Answers come from this server’s own rules: a program')
  await page.unroute(SUBSCRIPTION)
  await panel.say('Hello?')
  await panel.heard('Please upgrade to access AI features')
  await expect(panel.side.getByRole('heading', { name: 'Unlock AI Assistant' })).toBeVisible()
})
