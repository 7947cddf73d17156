import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answersForPremium, saidAtOnce, streamedAnswer } from '#app/testing/premium.ts'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { says } from '#features/journal/testing/journal-page.ts'

const main = page.getByRole('main')
const button = (name: string) => main.getByRole('button', { name, exact: true })
const outcome = main.getByRole('status').filter({ hasText: /first words|Stopped|log/ })

async function openPreferences(over: Answers) {
  signIn()
  return openApp('/preferences', answersForPremium(over))
}

it('AI-126 a person tests the connection to the model, and sees its reply and how long it took', async () => {
  const server = await openPreferences({ askAssistant: () => saidAtOnce('Hello there.') })
  await expect.element(main.getByText(/^Sends one fixed sentence to quill-7b/)).toBeVisible()
  await button('Test the connection').click()
  await says(outcome, 'Hello there.')
  await says(outcome, 'The first words came after')
  expect(server.sent('askAssistant')).toHaveLength(1)
  await looksRight()
})

it('AI-126 it can be stopped, and names where to look when the model fails', async () => {
  const stream = streamedAnswer()
  const server = await openPreferences({ askAssistant: () => stream.response })
  await button('Test the connection').click()
  await button('Stop').click()
  await says(outcome, 'Stopped.')
  server.answers.askAssistant = { status: 502, body: { error: 'No', code: 'model_failed' } }
  await button('Test the connection').click()
  await says(outcome, 'The server’s log says why.')
})

it('AI-126 there is nothing to test without a configured model', async () => {
  const where = { provider: 'builtin' as const, model: null, host: null, here: true }
  const server = await openPreferences({ whereWordsGo: { status: 200, body: where } })
  await expect.poll(() => server.sent('whereWordsGo')).toHaveLength(1)
  await expect.element(main.getByRole('switch', { name: 'Assistant' })).toBeVisible()
  expect(button('Test the connection').query()).toBeNull()
})
