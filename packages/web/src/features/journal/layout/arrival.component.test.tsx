import { expect, it, onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { title } from '#app/testing/screen.ts'
import {
  editor,
  openEditor,
  paste,
  press,
  withoutPauses,
} from '#features/journal/testing/journal-page.ts'

const bar = page.getByRole('navigation', { name: 'Main' })
const place = (name: string) => bar.getByRole('link', { name })
const announced = () => document.getElementById('arrived')?.textContent
const streak = page.getByRole('main').getByRole('button', { name: /^Your writing/ })
const firstSaved = editor.status('Your first entry is saved.')

const boxOf = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box) throw new Error(`${selector} is missing`)
  return box
}
const DATE = 'main section > div > p'

it('JRN-71 NAV-30 the caret is in the text on arrival, and the page is announced', async () => {
  await openEditor()
  await expect.element(editor.text).toHaveFocus()
  await place('Profile').click()
  await expect.element(title).toHaveFocus()
  expect(announced()).toBe('')
  await place('Journal').click()
  await expect.element(editor.text).toHaveFocus()
  expect(announced()).toBe('Journal · Daywell')
  await userEvent.keyboard('Here')
  await expect.poll(editor.value).toBe('Here')
})

it('JRN-71 the caret stays away from a page that the person scrolled and comes back to', async () => {
  await page.viewport(360, 640)
  await openEditor()
  // It can't be saved, so it's there before the journal is open.
  paste(`${'A line of many.\n'.repeat(80)}\ud83d`)
  await expect.element(editor.status('Not saved: unsupported character')).toBeVisible()
  window.scrollTo(0, 400)
  await expect.poll(() => window.scrollY).toBe(400)
  await place('Profile').click()
  await expect.element(editor.text).not.toBeInTheDocument()
  history.back()
  await expect.element(editor.text).toBeVisible()
  await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  await expect.element(editor.text).not.toHaveFocus()
})

it.each([
  [360, 740],
  [1280, 800],
])(
  'JRN-72 JRN-74 the page is on the screen, with all that is above it (%d×%d)',
  async (width, height) => {
    await page.viewport(width, height)
    await openEditor()
    await expect.element(editor.button('New Prompt')).toBeVisible()
    await expect.element(streak).toMatchTextContent(/this week/)
    for (const part of [editor.status('Not saved yet'), editor.words('0 words'), streak])
      await expect.element(part).toBeInViewport({ ratio: 1 })
    const { top } = editor.text.element().getBoundingClientRect()
    // Five lines of text.
    expect(boxOf('main footer').top - top).toBeGreaterThan(160)
    const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    const apart = middleOf(boxOf(DATE)) - middleOf(streak.element().getBoundingClientRect())
    expect(Math.abs(apart)).toBeLessThan(4)
    if (width === 360) expect(boxOf('main section').top).toBeLessThanOrEqual(60)
  },
)

it('JRN-75 at 200% zoom fixed bars leave the screen to the text', async () => {
  await page.viewport(640, 430)
  await openEditor()
  const heightOfBars = () =>
    [...document.querySelectorAll('main footer, #root > :is(header, nav)')]
      .filter((part) => /fixed|sticky/.test(getComputedStyle(part).position))
      .reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
  await expect.element(editor.text).toHaveFocus()
  expect(heightOfBars()).toBeLessThanOrEqual(430 * 0.15)
  ;(document.activeElement as HTMLElement).blur()
  expect(heightOfBars()).toBeLessThanOrEqual(430 * 0.15)
  expect(heightOfBars()).toBeGreaterThan(0)
})

it('STRK-40 the streak line fades while typing, and nothing moves', async () => {
  const send = (value: string) =>
    (cdp() as unknown as { send(method: string, params: unknown): Promise<unknown> }).send(
      'Emulation.setEmulatedMedia',
      { features: [{ name: 'prefers-reduced-motion', value }] },
    )
  onTestFinished(() => void send('reduce'))
  await page.viewport(360, 740)
  await openEditor()
  await expect.element(streak).toMatchTextContent(/this week/)
  // The prompt folds with the first word.
  await userEvent.keyboard('Quiet')
  await expect.element(editor.words('1 word')).toBeVisible()
  const tops = () =>
    [boxOf(DATE), editor.text.element().getBoundingClientRect()].map(({ top }) => top)
  const before = tops()
  await send('no-preference')
  await userEvent.keyboard(' again')
  const { parentElement: line } = streak.element()
  await expect.poll(() => line && getComputedStyle(line).opacity).toBe('0')
  expect(tops()).toEqual(before)
})

it('JRN-73 the first entry is marked as saved, once', async () => {
  const { journal } = await openEditor()
  await editor.write('Rain on the roof')
  await expect.element(firstSaved).toBeVisible()
  await openEditor(journal)
  await expect.poll(editor.value).toBe('Rain on the roof')
  await editor.startNew.click()
  await editor.write('Wind')
  await expect.element(editor.startNew).toBeVisible()
  expect(firstSaved.elements()).toEqual([])
})

it.each(['switch', 'its words'])(
  'JRN-76 leaving the text for the %s uploads nothing',
  async (what) => {
    withoutPauses()
    const { server } = await openEditor()
    await expect.element(editor.keepHere).toBeVisible()
    await editor.text.fill('Between us')
    const words = page.getByRole('main').getByText('Keep on this device', { exact: true })
    await (what === 'switch' ? editor.keepHere : words).click()
    await expect.element(editor.keepHere).toBeChecked()
    await press('Control+s')
    await expect.element(editor.status('Saved on this device')).toBeVisible()
    expect(server.sent('saveEntry')).toEqual([])
  },
)
