import { expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { looksRight } from '#app/testing/axe.ts'
import { desk, openDesk } from '#features/journal/testing/desk.ts'

for (const width of [1280, 360]) {
  it(`JRN-01 JRN-06 JRN-22 the list, the page and the assistant (${width} px)`, async () => {
    await page.viewport(width, 780)
    await openDesk()
    const phone = width === 360
    if (phone) await desk.button('AI Assistant').click()
    const side = phone ? 'dialog' : 'complementary'
    const assistant = page.getByRole(side, { name: 'AI Assistant' })
    for (const name of ['AI Assistant', 'Unlock AI Assistant'])
      await expect.element(assistant.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const name of ['Get Monthly Plan', 'Get Annual Plan'])
      await expect
        .element(assistant.getByRole('link', { name }))
        .toHaveAttribute('href', '/subscription')
    if (!phone) {
      const [left, right] = [desk.text, assistant].map((one) =>
        one.element().getBoundingClientRect(),
      )
      expect(right?.left).toBeGreaterThan(left?.right ?? 0)
    }
    await assistant.getByRole('button', { name: 'Hide assistant' }).click()
    await expect.element(assistant).not.toBeInTheDocument()
    await expect.element(desk.status('Not saved yet')).toBeVisible()

    await desk.title.fill('The roof')
    await desk.write('Rain on the roof')
    await desk.startNew.click()
    await expect.element(desk.showEntries).toBeVisible()
    expect(desk.hideEntries.elements()).toEqual([])
    await desk.showEntries.click()
    const list = page.getByRole(side, { name: 'Past entries' })
    await expect.element(list).toBeVisible()
    // On a phone the sheet covers the button, and closes by one of the same name.
    await (phone ? list : page).getByRole('button', { name: 'Hide Entries' }).click()
    await expect.element(list).not.toBeInTheDocument()
    await desk.showEntries.click()
    await list.getByRole('button', { name: 'Edit' }).click()
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(desk.showEntries).toBeVisible()
    await expect.element(desk.title).toHaveValue('The roof')
    await expect.element(desk.text).toHaveValue('Rain on the roof')
    await expect.element(desk.startNew).toBeVisible()
  })
}

const pressInInputMethod = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
  )
const focus = (locator: { element(): Element }) => (locator.element() as HTMLElement).focus()

it('an entry is written and saved with the keyboard alone', async () => {
  const { journal } = await openDesk()
  focus(desk.title)
  await userEvent.keyboard('{Control>}a{/Control}By hand')
  // The key with which Safari takes a word from an input method.
  pressInInputMethod()
  await expect.element(desk.title).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(desk.text).toHaveFocus()
  await userEvent.keyboard('No mouse')
  await expect.element(desk.save).toBeEnabled()
  await expect.element(desk.keepHere).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(desk.keepHere).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(desk.save).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(desk.status(/^Saved at/)).toBeVisible()
  await expect.element(desk.save).toHaveFocus()
  expect(journal.entries).toMatchObject([{ title: 'By hand', content: 'No mouse' }])
  focus(desk.startNew)
  await userEvent.keyboard('{Enter}')
  await expect.element(desk.text).toHaveFocus()
  await expect.element(desk.text).toHaveValue('')
  await expect.element(desk.title).not.toHaveValue('By hand')
})

it('tags are set with the keyboard alone, and one that is half typed belongs to its page', async () => {
  const { journal } = await openDesk()
  await desk.write('Without a mouse')
  focus(desk.details)
  await userEvent.keyboard('{Enter}')
  const tag = page.getByLabelText('Add a tag')
  await expect.element(tag).toBeVisible()
  focus(tag)
  await userEvent.keyboard('river')
  pressInInputMethod()
  await expect.element(tag).toHaveValue('river')
  await userEvent.keyboard('{Enter}boat,')
  focus(desk.button('Remove the tag river'))
  await userEvent.keyboard('{Enter}')
  await expect.element(desk.button('Remove the tag boat')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tag).toHaveFocus()
  // What is typed when one turns to another page belongs to this one.
  await userEvent.keyboard('kept{Alt>}{Shift>}N{/Shift}{/Alt}')
  await expect.element(desk.dialog).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(desk.text).toHaveValue('')
  await expect.element(desk.button('Remove the tag kept')).not.toBeInTheDocument()
  await expect.poll(() => journal.entries.map(({ tags }) => tags)).toEqual([['kept']])
})

async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }]
  const tools = cdp() as unknown as { send(method: string, params: unknown): Promise<unknown> }
  await tools.send('Emulation.setEmulatedMedia', { features })
}

it('while one types the rest steps back, and comes back with the mouse', async () => {
  await openDesk()
  const header = page.getByRole('banner')
  await setMotion('no-preference')
  focus(desk.text)
  await userEvent.keyboard('Quiet')
  await expect.element(header).toHaveStyle({ opacity: '0' })
  await userEvent.hover(desk.text)
  await expect.element(header).toHaveStyle({ opacity: '1' })
  await setMotion('reduce')
  await userEvent.keyboard(' again')
  await expect.element(header).toHaveStyle({ opacity: '1' })
})

it('on a phone no keyboard and no bar covers the line that is written', async () => {
  await page.viewport(360, 640)
  await openDesk()
  await desk.text.fill('A line of the page, one of many.\n'.repeat(60))
  // The keyboard takes its part of the window.
  await page.viewport(360, 380)
  focus(desk.text)
  await userEvent.keyboard('{Control>}{End}{/Control}The last line')
  const room = () => {
    const bar = document.querySelector('main footer')?.getBoundingClientRect()
    return (bar?.top ?? 0) - desk.text.element().getBoundingClientRect().bottom
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
})

it('the page looks right with words set aside, its details open and a limit', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 14, 10) })
  const { journal } = await openDesk()
  await desk.text.fill('Not saved')
  await openDesk(journal)
  await desk.button('Discard').click()
  await expect.element(desk.notice('The unsaved words were set aside.')).toBeVisible()
  await desk.details.click()
  await desk.write('a '.repeat(122_000))
  await expect.element(desk.notice('250,000')).toBeVisible()
  await looksRight()
})
