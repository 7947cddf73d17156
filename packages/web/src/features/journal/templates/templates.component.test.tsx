import { builtInTemplates } from '@daywell/core/templates'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { looksRight } from '#app/testing/axe.ts'
import { editor, openEditor, past, press } from '#features/journal/testing/journal-page.ts'
import { formattingChoice } from '#services/preferences/formatting-choice.ts'
import { templatesTexts } from './templates.texts.ts'

const texts = templatesTexts.en
const open = editor.prompt.getByRole('button', { name: 'Templates' })
const dialog = page.getByRole('dialog', { name: texts.title, exact: true })
const template = (name: string) => dialog.getByRole('button', { name, exact: true })
const palette = page.getByRole('combobox', { name: 'Search and commands' })
const gratitude = builtInTemplates.find(({ id }) => id === 'gratitude')?.text ?? ''

const field = () => editor.text.element() as HTMLTextAreaElement
/** The text with a bar where the caret is. */
const caret = () => {
  const { value, selectionStart, selectionEnd } = field()
  expect(selectionStart).toBe(selectionEnd)
  return `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`
}

async function openTemplates() {
  await open.click()
  await expect.element(dialog).toBeVisible()
}

/** Runs what the command palette finds first. */
async function runCommand(query: string) {
  const isHeard = () =>
    !window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, cancelable: true }),
    )
  // The listener is lazy-loaded.
  await expect.poll(isHeard).toBe(true)
  await userEvent.fill(palette, query)
  await press('Enter')
  await expect.element(palette).not.toBeInTheDocument()
}

it.each([true, false])(
  'TPL-01 TPL-02 TPL-04 a template becomes the text of an empty page, in one undo step (formatted: %s)',
  async (isFormatted) => {
    formattingChoice.set(isFormatted)
    const { server } = await openEditor()
    await openTemplates()
    for (const { name } of builtInTemplates) await expect.element(template(name)).toBeVisible()
    await template('Gratitude').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(editor.text).toHaveFocus()
    expect(caret()).toMatch(/^## Three good things\n1\. \|\n2\. \n3\. \n/)
    await expect.poll(editor.value).toBe(gratitude)
    await press('Control+z')
    await expect.poll(editor.value).toBe('')
    await press('Control+y')
    await expect.poll(editor.value).toBe(gratitude)
    expect(server.sent('saveEntry')).toEqual([])
  },
)

it('TPL-05 nothing is saved until something is written into the template', async () => {
  const { journal } = await openEditor()
  await openTemplates()
  await template('Gratitude').click()
  await expect.poll(editor.value).toBe(gratitude)
  await expect.element(editor.save).toBeDisabled()
  await expect.element(editor.words('0 words')).toBeVisible()
  await userEvent.keyboard('Rain')
  await expect.element(editor.save).toBeEnabled()
  await editor.save.click()
  await expect.element(editor.saved).toBeVisible()
  await expect.poll(journal.texts).toEqual([gratitude.replace('1. ', '1. Rain')])
})

it('TPL-03 TPL-04 into a page with text, a template goes below the line of the caret, in one undo step', async () => {
  await openEditor()
  await editor.text.fill('One\nTwo')
  field().setSelectionRange(1, 1)
  await editor.prompt.getByRole('button', { name: 'Show prompt' }).click()
  await openTemplates()
  await template('Morning pages').click()
  await expect.element(editor.text).toHaveFocus()
  expect(caret()).toMatch(/^One\n\n## Whatever’s on my mind\n\|\n\n## .*\n\n\nTwo$/)
  await press('Control+z')
  await expect.poll(editor.value).toBe('One\nTwo')
})

it('TPL-03 a template that doesn’t fit changes nothing', async () => {
  await openEditor()
  const text = 'x'.repeat(249_990)
  await editor.text.fill(text)
  await editor.prompt.getByRole('button', { name: 'Show prompt' }).click()
  await openTemplates()
  await template('Weekly review').click()
  await expect.element(page.getByRole('alert').getByText(texts.tooLong)).toBeVisible()
  expect(field().value === text).toBe(true)
})

it('TPL-02 at 360 px the prompt card has its two actions in one row, and the list is accessible', async () => {
  for (const width of [360, 1280]) {
    await page.viewport(width, 800)
    await openEditor()
    const another = editor.prompt.getByRole('button', { name: 'New Prompt' })
    await expect.element(another).toBeVisible()
    await expect.element(open).toBeVisible()
    const [one, other] = [another, open].map((each) => each.element().getBoundingClientRect())
    expect(other?.top).toBe(one?.top)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await openTemplates()
    await looksRight()
    await press('Escape')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
  }
})

it('TPL-06 TPL-07 the palette inserts a template into a page that’s new, or lists all of them', async () => {
  await openEditor()
  await runCommand('gratitude')
  await expect.poll(editor.value).toBe(gratitude)
  await expect.element(editor.text).toHaveFocus()
  await press('Control+z')
  await runCommand('insert a template')
  await template('Gratitude').click()
  await expect.poll(editor.value).toBe(gratitude)
})

it('TPL-07 the palette never inserts a template into an older entry: it starts a new one', async () => {
  const old = { title: 'Old', content: 'From long ago.', localDate: '2021-03-04' }
  const { journal } = await openEditor(journalOn(old))
  await editor.openEntries()
  await past.open('Old').click()
  await expect.poll(editor.value).toBe('From long ago.')
  await userEvent.click(editor.text)
  await press('Control+End')
  await userEvent.keyboard(' And now.')
  await runCommand('gratitude')
  await expect.poll(editor.value).toBe(gratitude)
  await expect.poll(journal.texts).toEqual(['From long ago. And now.'])
  await expect.element(editor.startNew).not.toBeInTheDocument()
})

it('TPL-07 into an entry of today the palette inserts at the caret', async () => {
  await openEditor()
  await editor.write('Today')
  await editor.text.click()
  await runCommand('gratitude')
  await expect.poll(editor.value).toBe(`Today\n\n${gratitude}`)
})

it('TPL-07 from another screen the palette starts a new entry, and saves what was begun', async () => {
  const { journal } = await openEditor()
  await editor.text.fill('Begun')
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await expect.element(editor.text).not.toBeInTheDocument()
  await runCommand('gratitude')
  await expect.poll(editor.value).toBe(gratitude)
  await expect.poll(journal.texts).toEqual(['Begun'])
})
