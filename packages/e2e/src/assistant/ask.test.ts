import { looksRight } from '#fixtures/looks.ts'
import { thingsOf } from '#fixtures/pages/assistant-panel.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { pastEntriesOn } from '#fixtures/pages/past-entries.ts'
import { expect } from '#fixtures/test.ts'
import { withSettings } from '#fixtures/with-settings.ts'

const test = withSettings({ PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' })

test('a journal that is asked answers with the days it used, and in local mode asks nobody', async ({
  page,
  request,
  signIn,
  problems,
}) => {
  // 409: a sync that began before the device had heard of the level.
  problems.allow(/status of 409/)
  const anna = await signIn()
  const things = thingsOf(request, anna)
  await things.write({ content: 'Soup, and an early night.', localDate: '2026-04-02' })
  await things.write({
    title: 'At the quay',
    content: 'A walk. Clara showed me her new boat.',
    localDate: '2026-04-03',
  })
  await things.write({
    content: 'Clara and the boat: marzipan.',
    localDate: '2026-04-04',
    hideFromAssistant: true,
  })
  const [editor, past] = [editorOn(page), pastEntriesOn(page)]
  const calls: string[] = []
  page.on('request', (sent) => calls.push(new URL(sent.url()).pathname))
  const asked = () => calls.filter((path) => path === '/api/ai/ask').length
  // On a phone, where the list is a sheet, the question lies over it.
  await page.setViewportSize({ width: 360, height: 800 })
  await editor.open()
  await editor.showEntries.click()
  await expect(past.cards).toHaveCount(3)

  // From the search box.
  await past.search.fill('When did Clara show her boat')
  await page
    .getByRole('button', { name: 'Ask your journal: “When did Clara show her boat”' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Ask your journal' })
  const question = dialog.getByRole('textbox', { name: 'Your question' })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true })
  const ask = async (words: string) => {
    await question.fill(words)
    await question.press('Enter')
  }
  await expect(
    dialog.getByText('You wrote on Apr 3, 2026: “A walk. Clara showed me her new boat.”'),
  ).toBeVisible()
  await expect(dialog).not.toContainText('marzipan')
  await looksRight(page)

  // From the assistant.
  await page.reload()
  const side = page.getByRole('complementary').filter({ hasText: 'AI Assistant' })
  await side.getByRole('button', { name: 'Ask your journal', exact: true }).click()
  await ask('When did I see the boat of Clara?')
  await press('Open 3 Apr 2026: At the quay').click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.text).toHaveJSProperty('value', 'A walk. Clara showed me her new boat.')
  // Where words stay on the device, so does the question.
  await things.prefer({ privacyLevel: 'local' })
  await page.reload()
  await side.getByRole('button', { name: 'Ask your journal', exact: true }).click()
  await expect(dialog.getByText('Nothing is sent.')).toBeVisible()
  const inLocal = asked()
  await ask('When did I see the boat of Clara?')
  await expect(dialog.getByText('A walk. Clara showed me her new boat.')).toBeVisible()
  await expect(dialog).not.toContainText('marzipan')
  expect(asked()).toBe(inLocal)
})
