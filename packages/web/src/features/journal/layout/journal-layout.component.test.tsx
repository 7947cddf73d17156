import { expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, openEditor, past } from '#features/journal/testing/journal-page.ts'

for (const width of [1280, 360]) {
  it(`JRN-01 JRN-06 JRN-22 the list, the page and the assistant (${width} px)`, async () => {
    await page.viewport(width, 780)
    await openEditor()
    const phone = width === 360
    await editor.button('AI Assistant').click()
    const side = phone ? 'dialog' : 'complementary'
    const assistant = page.getByRole(side, { name: 'AI Assistant' })
    for (const name of ['AI Assistant', 'Unlock AI Assistant'])
      await expect.element(assistant.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const name of ['Get Monthly Plan', 'Get Annual Plan'])
      await expect
        .element(assistant.getByRole('link', { name }))
        .toHaveAttribute('href', '/subscription')
    if (!phone) {
      const [left, right] = [editor.text, assistant].map((one) =>
        one.element().getBoundingClientRect(),
      )
      expect(right?.left).toBeGreaterThan(left?.right ?? 0)
    }
    await assistant.getByRole('button', { name: 'Hide assistant' }).click()
    await expect.element(assistant).not.toBeInTheDocument()
    await expect.element(editor.status('Not saved yet')).toBeVisible()

    await editor.title.fill('The roof')
    await editor.write('Rain on the roof')
    await editor.startNew.click()
    await expect.element(editor.showEntries).toBeVisible()
    expect(editor.hideEntries.elements()).toEqual([])
    await editor.showEntries.click()
    const list = page.getByRole(side, { name: 'Past entries' })
    await expect.element(list).toBeVisible()
    // On a phone the sheet covers the button and has one of the same name.
    await (phone ? list : page).getByRole('button', { name: 'Hide Entries' }).click()
    await expect.element(list).not.toBeInTheDocument()
    await editor.showEntries.click()
    await list.getByRole('button', { name: 'More actions' }).click()
    await list.getByRole('menuitem', { name: 'Edit' }).click()
    if (phone) await expect.element(list).not.toBeInTheDocument()
    else await expect.element(list).toBeVisible()
    await expect.element(phone ? editor.showEntries : editor.hideEntries).toBeVisible()
    await expect.element(editor.title).toHaveValue('The roof')
    await expect.poll(editor.value).toBe('Rain on the roof')
    await expect.element(editor.startNew).toBeVisible()
  })
}

it('JRN-22 JRN-60 a wide window shows the list until it is closed there, and a narrower one hides it on Edit', async () => {
  const list = page.getByRole('complementary', { name: 'Past entries' })
  const open = async (width: number) => {
    await page.viewport(width, 780)
    await openApp('/journal', answersForAnna(journalOn({ title: 'The roof' }).answers))
    await expect.element(editor.text).toBeVisible()
  }
  signIn()
  localStorage.removeItem('pastEntriesList')
  await open(1280)
  await expect.element(list).toBeVisible()
  await past.open('The roof').click()
  await expect.element(editor.title).toHaveValue('The roof')
  await expect.element(list).toBeVisible()
  await editor.hideEntries.click()
  await expect.element(list).not.toBeInTheDocument()
  await open(1280)
  await expect.element(editor.showEntries).toBeVisible()
  expect(list.query()).toBeNull()
  await editor.showEntries.click()
  await expect.element(list).toBeVisible()
  await open(1279)
  await expect.element(editor.showEntries).toBeVisible()
  expect(list.query()).toBeNull()
  await editor.showEntries.click()
  // A reload has opened it again.
  await past.act('The roof', 'Edit').click()
  await expect.element(list).not.toBeInTheDocument()
  await open(1920)
  await expect.element(list).toBeVisible()
})

const pressInInputMethod = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
  )
const focus = (locator: { element(): Element }) => (locator.element() as HTMLElement).focus()

it('an entry is written and saved by keyboard alone', async () => {
  const { journal } = await openEditor()
  focus(editor.title)
  await userEvent.keyboard('{Control>}a{/Control}By hand')
  // The key with which Safari confirms an IME composition.
  pressInInputMethod()
  await expect.element(editor.title).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(editor.text).toHaveFocus()
  await userEvent.keyboard('No mouse')
  await expect.element(editor.save).toBeEnabled()
  await expect.element(editor.keepHere).toBeVisible()
  const add = page.getByRole('button', { name: 'Add a photo or recording' })
  await expect.element(add).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(add).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(editor.keepHere).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(editor.save).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  await expect.element(editor.save).toHaveFocus()
  expect(journal.entries).toMatchObject([{ title: 'By hand', content: 'No mouse' }])
  focus(editor.startNew)
  await userEvent.keyboard('{Enter}')
  await expect.element(editor.text).toHaveFocus()
  await expect.poll(editor.value).toBe('')
  await expect.element(editor.title).not.toHaveValue('By hand')
})

it('tags are set by keyboard alone, and a half-typed one belongs to its page', async () => {
  const { journal } = await openEditor()
  await editor.write('Without a mouse')
  focus(editor.details)
  await userEvent.keyboard('{Enter}')
  const tag = page.getByLabelText('Add a tag')
  await expect.element(tag).toBeVisible()
  focus(tag)
  await userEvent.keyboard('river')
  pressInInputMethod()
  await expect.element(tag).toHaveValue('river')
  await userEvent.keyboard('{Enter}boat,')
  focus(editor.button('Remove the tag river'))
  await userEvent.keyboard('{Enter}')
  await expect.element(editor.button('Remove the tag boat')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tag).toHaveFocus()
  // Text typed while switching pages belongs to the old page.
  await userEvent.keyboard('kept{Alt>}{Shift>}N{/Shift}{/Alt}')
  await expect.element(editor.dialog).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(editor.value).toBe('')
  await expect.element(editor.button('Remove the tag kept')).not.toBeInTheDocument()
  await expect.poll(() => journal.entries.map(({ tags }) => tags)).toEqual([['kept']])
})

async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }]
  const tools = cdp() as unknown as { send(method: string, params: unknown): Promise<unknown> }
  await tools.send('Emulation.setEmulatedMedia', { features })
}

it('everything else fades while typing, and returns with the mouse', async () => {
  await openEditor()
  const header = page.getByRole('banner')
  await setMotion('no-preference')
  focus(editor.text)
  await userEvent.keyboard('Quiet')
  await expect.element(header).toHaveStyle({ opacity: '0' })
  await userEvent.hover(editor.text)
  await expect.element(header).toHaveStyle({ opacity: '1' })
  await setMotion('reduce')
  await userEvent.keyboard(' again')
  await expect.element(header).toHaveStyle({ opacity: '1' })
})

it('on a phone neither keyboard nor bar covers the current line', async () => {
  await page.viewport(360, 640)
  await openEditor()
  await editor.text.fill('A line of the page, one of many.\n'.repeat(60))
  // The on-screen keyboard shrinks the window.
  await page.viewport(360, 380)
  focus(editor.text)
  await userEvent.keyboard('{Control>}{End}{/Control}The last line')
  const room = () => {
    const bar = document.querySelector('main footer')?.getBoundingClientRect()
    return (bar?.top ?? 0) - editor.text.element().getBoundingClientRect().bottom
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
})

it('the page looks right with text set aside, open details and a limit', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 14, 10) })
  const { journal } = await openEditor()
  await editor.text.fill('Not saved')
  await openEditor(journal)
  await editor.button('Discard').click()
  await expect.element(editor.notice('Draft discarded.')).toBeVisible()
  await editor.details.click()
  await editor.write('a '.repeat(122_000))
  await expect.element(editor.notice('250,000')).toBeVisible()
  await looksRight()
})
