import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { draftKey } from '#device/local-store/local-keys.ts'
import { editor, past, press, says, textOf } from '#features/journal/testing/journal-page.ts'

const CONTENT = `# **Rain** on the skylight

- [ ] call *Lea* about the **unbelievable** [heron](https://example.com/heron)
- [x] ~~sleep~~

> ${'Nothing much. '.repeat(40)}Then a **grey** heron came.`
const TITLE = 'Rain on the skylight'
const ON_THIS_DAY = { title: '', localDate: '2025-03-18', createdAt: '2025-03-18T09:00:00.000Z' }

async function openJournal() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-18T12:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  await page.viewport(1280, 800)
  signIn()
  const journal = journalOn({ ...ON_THIS_DAY, content: CONTENT })
  await openApp('/journal', answersForAnna(journal.answers))
}

const draftOf = (tab: string, content: string) => {
  return { tab, content, title: '', lastModified: '2026-03-17T09:00:00.000Z' }
}

it('FMT-68 lists, dialogs and offers show first words without marks', async () => {
  const offered = draftOf('b', '> *Half* a sentence')
  const drafts = { ...draftOf('a', 'Back on the page'), others: { b: offered } }
  localStorage.setItem(draftKey(ANNA.id), JSON.stringify(drafts))
  await openJournal()
  await says(editor.notice('unsaved draft'), '“Half a sentence”')
  await editor.openEntries()
  await expect.poll(past.titles).toContain(TITLE)
  await says(past.card(TITLE), 'call Lea about the unbelievable heron sleep Nothing much.')
  expect(textOf(past.card(TITLE))).not.toMatch(/[*[\]#>~]|https/)
  await past.choose(TITLE, 'Delete')
  await says(editor.dialog.getByRole('heading'), `Delete “${TITLE}”?`)
  await press('Escape')
  await press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await says(
    palette.getByRole('option', { name: /Rain/ }),
    /^Rain on the skylight call Lea about the unbelievable heron sleep/,
  )
  await press('Escape')
  await editor.startNew.click()
  await expect.element(editor.button(`A year ago on this day: ${TITLE}`)).toBeVisible()
})
