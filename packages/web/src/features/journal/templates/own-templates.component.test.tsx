import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { looksRight } from '#app/testing/axe.ts'
import { editor, openEditor, past, press, textsOf } from '#features/journal/testing/journal-page.ts'
import { templatesTexts } from './templates.texts.ts'

const texts = templatesTexts.en
const dialog = page.getByRole('dialog', { name: texts.title, exact: true })
const own = dialog.getByRole('region', { name: texts.own })
const choice = (name: string) => own.getByRole('button', { name, exact: true })
const palette = page.getByRole('combobox', { name: 'Search and commands' })
const said = (words: string) => page.getByRole('status').filter({ hasText: words })
const details = page.getByRole('region', { name: 'Entry details' })
const field = () => editor.text.element() as HTMLTextAreaElement

const TRIP = { title: 'Trip', content: '## Pack\n\n## Book', localDate: '2026-03-04' }
const LETTER = { title: 'Letter', content: 'Dear me,', localDate: '2026-03-05' }

async function openTemplates() {
  await editor.prompt.getByRole('button', { name: 'Templates' }).click()
  await expect.element(own).toBeVisible()
}

it('TPL-08 TPL-09 Use as template in a card’s menu adds the tag, and Undo removes it', async () => {
  await page.viewport(1280, 800)
  const { journal } = await openEditor(journalOn({ ...TRIP, tags: ['sea'] }, LETTER))
  const tags = () => journal.entries.map((entry) => entry.tags)
  await editor.openEntries()
  await past.choose('Trip', texts.use)
  await expect.element(said(texts.added)).toBeVisible()
  await expect.poll(tags).toEqual([['sea', 'template'], []])
  await expect.element(past.card('Trip').getByText('#template')).toBeVisible()
  await openTemplates()
  await expect.element(choice('Trip')).toBeVisible()
  expect(choice('Letter').query()).toBeNull()
  await press('Escape')
  await page.getByRole('button', { name: texts.undo }).click()
  await expect.poll(tags).toEqual([['sea'], []])
})

it('TPL-09 Stop using as template keeps the entry, and Undo brings the tags back in order', async () => {
  await page.viewport(1280, 800)
  const { journal } = await openEditor(journalOn({ ...TRIP, tags: ['Template', 'sea'] }))
  const tags = () => journal.entries.map((entry) => entry.tags)
  await editor.openEntries()
  await past.choose('Trip', texts.stop)
  await expect.element(said(texts.removed)).toBeVisible()
  await expect.poll(tags).toEqual([['sea']])
  await page.getByRole('button', { name: texts.undo }).click()
  await expect.poll(tags).toEqual([['Template', 'sea']])
})

it('TPL-09 on the open page, unsaved words stay when the entry becomes a template', async () => {
  await page.viewport(1280, 800)
  const { journal } = await openEditor(journalOn(TRIP))
  await editor.openEntries()
  await past.open('Trip').click()
  await expect.element(editor.text).toHaveValue(TRIP.content)
  await editor.text.fill('Not saved yet')
  const button = past.act('Trip', texts.use)
  await button.click()
  await expect.element(past.act('Trip', texts.stop)).toHaveFocus()
  await expect.element(editor.text).toHaveValue('Not saved yet')
  const saved = () => journal.entries.map(({ content, tags }) => ({ content, tags }))
  await expect.poll(saved).toEqual([{ content: 'Not saved yet', tags: ['template'] }])
  await editor.details.click()
  await details.getByRole('button', { name: texts.stop }).click()
  await expect.poll(saved).toEqual([{ content: 'Not saved yet', tags: [] }])
  await expect.element(details.getByRole('button', { name: texts.use })).toHaveFocus()
})

it('TPL-09 an entry with 50 tags says that there’s no room for another', async () => {
  await page.viewport(1280, 800)
  const tags = Array.from({ length: 50 }, (_, n) => `tag ${n}`)
  const { journal } = await openEditor(journalOn({ ...TRIP, tags }))
  await editor.openEntries()
  await past.choose('Trip', texts.use)
  await expect.element(page.getByRole('alert').getByText(texts.tooManyTags)).toBeVisible()
  expect(journal.entries[0]?.tags).toEqual(tags)
})

it('TPL-10 the list shows own templates by name, and opens them to edit', async () => {
  const tags = ['template']
  const unnamed = { title: '', content: '**Bold** plans', tags }
  await openEditor(journalOn({ ...TRIP, tags }, { ...LETTER, tags }, unnamed))
  await openTemplates()
  await expect.element(choice('Trip')).toBeVisible()
  const names = own.getByRole('listitem').getByRole('button').elements()
  expect(names.map((each) => each.getAttribute('aria-label')).filter(Boolean)).toEqual(
    ['Bold plans', 'Letter', 'Trip'].map(texts.edit),
  )
  expect(own.getByText(texts.howToMake).query()).toBeNull()
  await looksRight()
  await choice(texts.edit('Letter')).click()
  await expect.element(editor.title).toHaveValue('Letter')
  await expect.element(editor.text).toHaveValue('Dear me,')
})

it('TPL-10 without own templates, the list says how to make one', async () => {
  await openEditor(journalOn(TRIP))
  await openTemplates()
  await expect.element(own.getByText(texts.howToMake)).toBeVisible()
  expect(textsOf(own.getByRole('listitem').elements())).toEqual([])
})

it('TPL-11 an own template is inserted with every character, in one undo step', async () => {
  const content = ' Sleep:\t\u{1f469}\u200d\u{1f680}\r\n\u00a0e\u0301 <b>&amp;</b>\u2028\n\n- \n'
  const lines = content.replace('\r', '')
  const { journal } = await openEditor(journalOn({ ...TRIP, content, tags: ['template'] }))
  await openTemplates()
  await choice('Trip').click()
  await expect.element(editor.text).toHaveFocus()
  expect(field().value).toBe(lines)
  expect(field().selectionStart).toBe(lines.length - 1)
  await expect.element(editor.save).toBeDisabled()
  await press('Control+z')
  await expect.element(editor.text).toHaveValue('')
  await press('Control+y')
  await expect.element(editor.text).toHaveValue(lines)
  await press('Control+End')
  await userEvent.keyboard('Well')
  await editor.save.click()
  await expect.poll(journal.texts).toEqual([content, `${lines}Well`].sort())
})

it('TPL-12 a template kept on this device says so, and that its words are uploaded', async () => {
  await page.viewport(1280, 800)
  const { server } = await openEditor()
  await editor.keepHere.click()
  await editor.title.fill('Private')
  await editor.write('Only here')
  await editor.openEntries()
  await past.act('Private', texts.use).click()
  await expect.element(said(texts.added)).toBeVisible()
  await editor.startNew.click()
  await expect.element(editor.text).toHaveValue('')
  await openTemplates()
  await expect.element(choice('Private')).toHaveAccessibleDescription(/^This device/)
  await expect.element(own.getByText(texts.uploads)).toBeVisible()
  await choice('Private').click()
  await expect.element(editor.text).toHaveValue('Only here')
  await expect.element(said(texts.uploaded)).toBeVisible()
  expect(JSON.stringify(server.calls)).not.toContain('Only here')
})

it('TPL-12 into a page that’s kept on this device, it’s inserted without a notice', async () => {
  await page.viewport(1280, 800)
  await openEditor()
  await editor.keepHere.click()
  await editor.title.fill('Private')
  await editor.write('Only here')
  await editor.openEntries()
  await past.act('Private', texts.use).click()
  await expect.element(said(texts.added)).toBeVisible()
  await editor.startNew.click()
  await editor.keepHere.click()
  await openTemplates()
  await choice('Private').click()
  await expect.element(editor.text).toHaveValue('Only here')
  expect(said(texts.uploaded).query()).toBeNull()
})

it('TPL-13 the palette finds an own template by its name, and inserts it', async () => {
  await openEditor(journalOn({ ...TRIP, tags: ['template'] }))
  const isHeard = () =>
    !window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, cancelable: true }),
    )
  // The listener is lazy-loaded.
  await expect.poll(isHeard).toBe(true)
  await userEvent.fill(palette, 'trip')
  const found = page.getByRole('group', { name: 'Templates' }).getByRole('option')
  await expect.element(found).toHaveTextContent('Trip')
  await found.click()
  await expect.element(editor.text).toHaveValue(TRIP.content)
  expect(field().selectionStart).toBe('## Pack\n'.length)
})
