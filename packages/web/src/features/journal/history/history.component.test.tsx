import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'
import {
  editor,
  past,
  press,
  says,
  textOf,
  textsOf,
} from '#features/journal/testing/journal-page.ts'

const NOW = 'We walked along the river. It rained, and we laughed.'
const CANAL = 'We walked along the canal. Nobody came. It rained.'
const TUNNEL = 'Written in the tunnel.'

const dialog = page.getByRole('dialog', { name: 'History of this entry' })
const versions = dialog.getByRole('radio')
const restore = dialog.getByRole('button', { name: 'Restore this version' })
const inHistory = (tag: string) => textsOf([...dialog.element().querySelectorAll(tag)])

const walk = () => journalOn({ title: 'A walk', content: NOW })
const version = (rev: string, content: string, device: string, replacedAt: string) => ({
  rev,
  replacedAt,
  entry: anEntry({ title: 'A walk', content, device, updatedAt: replacedAt }),
})
const VERSIONS = [
  version('1', CANAL, 'Chrome on Windows', '2026-03-14T10:00:00.000Z'),
  {
    ...version('2', TUNNEL, 'Safari on iPhone', '2026-01-02T03:04:05.000Z'),
    refused: true,
  },
]

/** Opens the sample entry on the page, with its history on the server. */
async function openWalk(
  listRevisions: Answers['listRevisions'],
  journal = walk(),
  over: Answers = {},
) {
  signIn()
  const all = { ...journal.answers, listRevisions, ...over }
  const server = await openApp('/journal', answersForAnna(all as Answers))
  await editor.showEntries.click()
  await past.open('A walk').click()
  await expect.poll(editor.value).toBe(NOW)
  return server
}

it('ENT-22 an entry’s versions are listed with times, devices and differences', async () => {
  await openWalk({ status: 200, body: VERSIONS })
  await press('Alt+Shift+h')
  await expect.element(versions.first()).toHaveFocus()
  await expect.element(versions.first()).toHaveAccessibleName(/11:00 Chrome on Windows · 9 words/)
  await expect
    .element(versions.nth(1))
    .toHaveAccessibleName(
      '2 Jan 2026, 04:04 Safari on iPhone · 4 words Not saved: there was already a newer version',
    )
  expect(inHistory('ins')).toEqual(['[Only in this version: canal. Nobody came]'])
  expect(inHistory('del')).toEqual([
    '[Only in the current text: river]',
    '[Only in the current text: , and we laughed]',
  ])
  expect(textOf(dialog)).toContain('3 words only in this version,')
  await looksRight()
  await page.viewport(360, 740)
  await dialog.getByRole('switch', { name: 'Show differences' }).click()
  const shown = dialog.getByRole('article')
  await says(shown, CANAL)
  expect([...inHistory('ins'), ...inHistory('del')]).toEqual([])
  versions.first().element().focus()
  await press('ArrowDown')
  await says(shown, TUNNEL)
  await says(dialog, 'We’ll keep your current text as a version.')
})

it('FMT-66 FMT-67 differences include marks, beside the formatting that they make', async () => {
  const formatted = NOW.replace('walked', '**walked**')
  const other = `# ${CANAL}\n- [tea](https://example.com)`
  const body = [
    version('1', formatted, 'Chrome', '2026-03-14T10:00:00.000Z'),
    version('2', other, 'Chrome', '2026-01-02T03:04:05.000Z'),
  ]
  await openWalk({ status: 200, body })
  await press('Alt+Shift+h')
  await says(dialog, 'Only formatting, checkboxes or links are different.')
  expect(inHistory('ins')).toEqual(['[Only in this version: **]', '[Only in this version: **]'])
  expect(inHistory('del')).toEqual([])
  const weightOf = (words: string) =>
    Number(getComputedStyle(dialog.getByText(words, { exact: true }).element()).fontWeight)
  expect(weightOf('walked')).toBeGreaterThan(600)
  const shown = dialog.getByRole('article')
  await dialog.getByRole('switch', { name: 'Show differences' }).click()
  await expect.element(shown.getByRole('strong')).toHaveTextContent('walked')
  expect(shown.element().textContent).not.toContain('*')
  versions.first().element().focus()
  await press('ArrowDown')
  await says(shown.getByRole('heading', { level: 4 }), CANAL)
  await expect.element(shown.getByRole('link', { name: 'tea' })).toBeVisible()
  await dialog.getByRole('switch', { name: 'Show differences' }).click()
  expect(inHistory('ins').join()).toContain('[Only in this version: # ]')
  expect(shown.element().textContent).toContain('- [tea](https://example.com)')
  await says(dialog, '5 words only in this version,')
  await looksRight()
})

it('ENT-22 a version can be restored and undone, and a failure is reported', async () => {
  const journal = walk()
  let fails = true
  await openWalk({ status: 200, body: VERSIONS }, journal, {
    restoreRevision({ params }) {
      if (fails) throw new TypeError('Failed to fetch')
      const { entry } = VERSIONS.find(({ rev }) => rev === params.rev) ?? {}
      const back = { ...anEntry(entry), _id: params.id ?? '', updatedAt: new Date().toISOString() }
      journal.entries.splice(0, 1, back)
      return { status: 200, body: back }
    },
  })
  await press('Alt+Shift+h')
  await versions.nth(1).click()
  await restore.click()
  await says(dialog.getByRole('alert'), 'We couldn’t restore this version. Nothing changed.')
  fails = false
  await restore.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(editor.value).toBe(TUNNEL)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(editor.value).toBe(NOW)
  await expect.poll(() => journal.entries.map(({ content }) => content)).toEqual([NOW])
})

it('a history says when it is loading, empty, failed or unreachable', async () => {
  const held = Promise.withResolvers<void>()
  let status = 200
  const server = await openWalk(async () => {
    await held.promise
    if (status === 400) return { status, body: { error: 'No', code: 'made_up' } }
    return { status: 200, body: [] }
  })
  editor.text.element().focus()
  await press('Alt+Shift+h')
  await says(dialog, 'Loading earlier versions…')
  held.resolve()
  await says(dialog.getByRole('heading', { level: 3 }), 'No earlier versions yet')
  await looksRight()
  await press('Escape')
  await expect.element(editor.text).toHaveFocus()
  status = 400
  await press('Alt+Shift+h')
  await says(dialog.getByRole('alert'), 'We couldn’t load the earlier versions.')
  status = 200
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await says(dialog, 'No earlier versions yet')
  await press('Escape')
  server.goOffline()
  await press('Alt+Shift+h')
  await says(dialog, 'Version history is on the server. Go online to see it.')
  server.comeBack()
  window.dispatchEvent(new Event('online'))
  await says(dialog, 'No earlier versions yet')
})

it('PRIV-34 a local-only entry has its history here, and nothing is sent', async () => {
  signIn()
  const server = await openApp('/journal', answersForAnna())
  await editor.keepHere.click()
  await editor.write('What only I am to read, at some length.')
  await editor.text.fill('Torn out.')
  await editor.save.click()
  await expect.element(editor.saved).toBeVisible()
  await editor.button('Details').click()
  await editor.button('History').click()
  await expect.element(versions).toHaveAccessibleName(/This device · 9 words$/)
  await restore.click()
  await expect.poll(editor.value).toBe('What only I am to read, at some length.')
  const again = await openApp('/journal', answersForAnna())
  await expect.poll(() => again.sent('syncEntries')).not.toHaveLength(0)
  const sent = [...server.calls, ...again.calls].map(({ body }) => body)
  expect(JSON.stringify(sent)).not.toMatch(/only I am|Torn/)
})

it('a photo that only one version has is shown in the differences (MED-85)', async () => {
  const [old, fresh] = ['0123456789ab', 'ba9876543210'].map((half) => half.repeat(2))
  const content = `${NOW}\n\n![Ice](media:${fresh})`
  const before = version('1', `${NOW}\n\n![](media:${old})`, 'Phone', '2026-03-14T10:00:00.000Z')
  const journal = journalOn({ title: 'A walk', content })
  signIn()
  const listRevisions = () => ({ status: 200 as const, body: [before] })
  await openApp('/journal', answersForAnna({ ...journal.answers, listRevisions }))
  await editor.showEntries.click()
  await past.open('A walk').click()
  await expect.poll(editor.value).toBe(content)
  await press('Alt+Shift+h')
  await says(dialog, /0 words and 1 photo or recording only in this version/)
  expect(inHistory('ins')).toEqual([expect.stringContaining('Photo')])
  expect(inHistory('del').join()).toContain('Ice')
  expect(dialog.element().textContent).not.toContain('media:')
  await looksRight()
})
