import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answersForPremium } from '#app/testing/premium.ts'
import { press, says } from '#features/journal/testing/journal-page.ts'

const HEAVY = 'I do not want to wake up tomorrow.'
const BOAT = 'Clara showed me her new boat.'
const dialog = page.getByRole('dialog', { name: 'Ask your journal' })
const question = dialog.getByRole('textbox', { name: 'Your question' })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })

const quay = () =>
  journalOn({ title: 'At the quay', content: `A walk. ${BOAT}`, localDate: '2026-04-03' })
const sourceOf = ({ entries: [entry] }: ReturnType<typeof quay>) => ({
  id: entry?._id ?? '',
  title: entry?.title ?? '',
  localDate: entry?.localDate ?? '',
})
const found = (journal: ReturnType<typeof quay>) => ({
  status: 200 as const,
  body: {
    response: `You wrote on 3 April 2026: “${BOAT}”`,
    found: true,
    sources: [sourceOf(journal)],
  },
})

async function ask(words: string) {
  await question.fill(words)
  await press('Enter')
}

async function openDialog(journal: ReturnType<typeof quay>) {
  signIn()
  const answers = answersForPremium({ ...journal.answers, askJournal: found(journal) })
  const server = await openApp('/journal', answers)
  await page.getByRole('button', { name: 'Ask your journal', exact: true }).click()
  await expect.element(question).toBeVisible()
  return server
}

it('no result is reported, with the nearest days if there are any', async () => {
  const journal = quay()
  const server = await openDialog(journal)
  const nothing = { response: 'I did not find that in your journal.', found: false }
  server.answers.askJournal = { status: 200, body: { ...nothing, sources: [] } }
  await ask('Who won the tournament of chess?')
  await says(dialog, 'I did not find that in your journal.')
  expect(dialog.getByText('Closest matches:').query()).toBeNull()
  server.answers.askJournal = { status: 200, body: { ...nothing, sources: [sourceOf(journal)] } }
  await ask('What colour did Clara give the boat?')
  await expect.element(dialog.getByText('Closest matches:')).toBeVisible()
  await says(dialog.getByRole('listitem'), '3 Apr 2026')
  await looksRight()
})

it('a failed answer can be retried, and help comes before any request', async () => {
  const journal = quay()
  const server = await openDialog(journal)
  for (const status of [502, 429]) {
    server.answers.askJournal = { status, body: { error: 'No', code: 'made_up' } }
    await ask('When did I see the boat of Clara?')
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    server.answers.askJournal = found(journal)
    await button('Ask again').click()
    await says(dialog, BOAT)
  }
  const asked = server.sent('askJournal').length
  await ask(HEAVY)
  await expect.element(dialog.getByText('You don’t have to face this alone')).toBeVisible()
  expect(server.sent('askJournal')).toHaveLength(asked)
})
