import { entriesOnServer } from '#fixtures/harness.ts'
import { goOffline, goOnline } from '#fixtures/offline.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { dayBefore, heading, madeByServer, press, written } from '#fixtures/pages/insights-page.ts'
import { expect, open } from '#fixtures/test.ts'
import { withSettings } from '#fixtures/with-settings.ts'

/** Premium for everyone, so that the test needn't pay first. */
const test = withSettings({ PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' })

test('INS-06 INS-19 PDF-01 PDF-08 the week as the server sums it up, saved as a PDF, and gone on with in the journal', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const session = await signIn()
  await written(page.request, session, [
    [0, 'My sister called about the garden. I was happy to hear her voice.'],
    [0, 'The garden took all morning. I felt calm, and a bit tired.'],
  ])
  const { summary } = await madeByServer(page.request, session, 'weekly')
  const card = page.getByRole('region', { name: 'Weekly Summary' })
  await open(page, '/summary')
  await expect(card).toContainText(summary.reflection)
  const download = page.waitForEvent('download')
  await press(page, 'Export Weekly Summary').click()
  expect((await download).suggestedFilename()).toBe(`weekly_journal_${dayBefore(0)}.pdf`)

  await goOffline(page)
  await press(page, 'Monthly').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Network error.')
  await goOnline(page)
  const reloaded = page.waitForEvent('domcontentloaded')
  await press(page, 'Try Again').click()
  await reloaded
  await expect(heading(page, 'Monthly Overview')).toBeVisible()

  // What is on the page of the journal is saved before something else is laid on it.
  const editor = editorOn(page)
  await page.getByRole('link', { name: 'Journal' }).first().click()
  await editor.text.fill('Half a thought')
  await page.getByRole('link', { name: 'Insights' }).first().click()
  const asking = card.getByRole('region', { name: 'A question for next time' })
  const question = await asking.getByRole('paragraph').innerText()
  await asking.getByRole('link', { name: 'Write about this' }).click()
  await expect(editor.prompt).toContainText(question)
  await expect(editor.text).toHaveJSProperty('value', '')
  await page.goBack()
  await card.getByRole('button', { name: /^Show the \d entries for/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open in the journal' }).first().click()
  await expect.poll(editor.value).toMatch(/garden/)
  await expect.poll(async () => (await entriesOnServer(page.request, session)).length).toBe(3)
})
