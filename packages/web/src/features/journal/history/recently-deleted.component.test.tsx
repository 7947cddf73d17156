import { anEntry } from '@daywell/core/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, past, press, says } from '#features/journal/testing/journal-page.ts'

const DAY_MS = 24 * 60 * 60_000
const dialog = page.getByRole('dialog', { name: 'Recently deleted' })
const deleted = dialog.getByRole('radio')
const restore = dialog.getByRole('button', { name: 'Restore this entry' })

async function openRecentlyDeleted() {
  if (!page.getByRole('button', { name: 'Recently deleted' }).query())
    await editor.showEntries.click()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
}

/** Writes a local-only entry and deletes it. */
async function tearOut() {
  await editor.keepHere.click()
  await editor.write('Torn out.')
  await editor.showEntries.click()
  const [title = ''] = past.titles()
  await past.act(title, 'Delete').click()
  await editor.dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(past.titles).not.toContain(title)
}

it('SYNC-34 PRIV-35 FMT-60 FMT-61 entries deleted here and on the server are listed, read and restored', async () => {
  signIn()
  const journal = journalOn()
  const content = 'Bought **too many** pears.\n\n### List\n\n- pears'
  const market = { ...anEntry({ title: 'Market', content }) }
  const there = [{ ...market, deletedAt: new Date().toISOString() }]
  const server = await openApp(
    '/journal',
    answersForAnna({
      ...journal.answers,
      listDeleted: () => ({ status: 200, body: there }),
      restoreDeleted() {
        there.length = 0
        return { status: 200, body: market }
      },
    }),
  )
  await tearOut()
  await openRecentlyDeleted()
  await expect.element(deleted.first()).toHaveFocus()
  await expect
    .element(deleted.first())
    .toHaveAccessibleName('Torn out. This device · 2 words 30 days left')
  await expect.element(deleted.nth(1)).toHaveAccessibleName(/^Market \d+ words 30 days left$/)
  await says(dialog.getByRole('article'), 'Torn out.')
  await looksRight()
  await page.viewport(360, 740)
  deleted.first().element().focus()
  await press('ArrowDown')
  await says(dialog.getByRole('article'), 'Bought too many pears.')
  await says(dialog.getByRole('heading', { level: 4 }), 'List')
  await says(dialog.getByRole('article').getByRole('listitem'), /^pears$/)
  await restore.click()
  await expect.poll(() => deleted.elements()).toHaveLength(1)
  await says(dialog.getByRole('status'), 'Restored “Market”.')
  expect(server.calls.filter(({ name }) => name === 'restoreDeleted')).toHaveLength(1)
  await restore.click()
  await says(dialog.getByRole('heading', { level: 3 }), 'Nothing deleted recently')
  await press('Escape')
  await editor.resize(1280, 800)
  if (!past.list.query()) await editor.showEntries.click()
  await expect.poll(past.titles).toHaveLength(2)
  expect(JSON.stringify(server.calls.map(({ body }) => body))).not.toContain('Torn')
})

it('SYNC-34 PRIV-35 a local-only deletion is listed offline, purged after 30 days, and never sent', async () => {
  signIn()
  const answers = answersForAnna({ listDeleted: { status: 200, body: [] } })
  await openApp('/journal', answers)
  await tearOut()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 29.5 * DAY_MS)
  signIn()
  const server = await openApp('/journal', answers)
  await openRecentlyDeleted()
  await expect.element(deleted).toHaveAccessibleName(/1 day left$/)
  await press('Escape')
  server.goOffline()
  await openRecentlyDeleted()
  await says(dialog, 'Go online to see them')
  await expect.poll(() => deleted.elements()).toHaveLength(1)
  server.comeBack()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => dialog.element().textContent).not.toContain('Go online to see them')
  vi.spyOn(Date, 'now').mockImplementation(() => now + 31 * DAY_MS)
  signIn()
  await openApp('/journal', answers)
  await openRecentlyDeleted()
  await says(dialog, 'Nothing deleted recently')
})
