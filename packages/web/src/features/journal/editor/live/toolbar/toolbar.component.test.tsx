import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { looksRight } from '#app/testing/axe.ts'
import { editor, press } from '#features/journal/testing/journal-page.ts'
import { format, openWith, surface, toolbar, written } from '../testing/live-page.ts'

it('FMT-85 a selection shows the toolbar, which formats it and leaves the focus in the text', async () => {
  await openWith('a word| b')
  expect(toolbar.query()).toBeNull()
  surface().setSelectionRange(2, 6)
  await expect.element(toolbar).toBeVisible()
  await expect.element(format('Bold')).toHaveAttribute('aria-pressed', 'false')
  await format('Bold').click()
  expect(written()).toBe('a **‹word›** b')
  await expect.element(format('Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(editor.text).toHaveFocus()
  await looksRight()
  await page.viewport(1280, 800)
  await format('Bold').click()
  await format('List').click()
  expect(written()).toBe('- a ‹word› b')
  await press('Escape')
  await expect.element(toolbar).not.toBeInTheDocument()
  await press('ArrowRight')
  await userEvent.keyboard('s')
  expect(written()).toBe('- a words| b')
})

it.each([768, 1280])(
  'FMT-85 wherever the selection is in a line, all of the toolbar is in reach, at %i px',
  async (width) => {
    await page.viewport(width, 800)
    await openWith(`\n\n\n${'word '.repeat(20)}|`)
    for (let at = 3; at < 100; at += 5) {
      surface().setSelectionRange(at, at + 4)
      await expect.poll(awayFromSelection).toBeLessThan(2)
      expect(outOfReach()).toEqual([])
    }
  },
)

/** How far the toolbar is from where the selection begins, or else from the end of the text. */
function awayFromSelection(): number {
  const bar = toolbar.query()?.getBoundingClientRect()
  const word = getSelection()?.getRangeAt(0).getBoundingClientRect()
  const text = editor.text.element().getBoundingClientRect()
  if (!bar || !word) return Number.POSITIVE_INFINITY
  return Math.abs(bar.left - Math.min(word.left, text.right - bar.width))
}

/** The buttons of the toolbar that something covers or cuts off. */
function outOfReach(): (string | null)[] {
  const buttons = [...toolbar.element().querySelectorAll('button')]
  const isHidden = (button: Element) => {
    const { right, y, height } = button.getBoundingClientRect()
    return !button.contains(document.elementFromPoint(right - 2, y + height / 2))
  }
  return buttons.filter(isHidden).map((button) => button.ariaLabel)
}

it('FMT-85 the toolbar is one stop, and its buttons are reached with arrows', async () => {
  await openWith('a ‹word› b')
  await expect.element(toolbar).toBeVisible()
  ;(format('Bold').element() as HTMLElement).focus()
  await press('ArrowRight')
  await expect.element(format('Italic')).toHaveFocus()
  await press('End')
  await expect.element(format('Quote')).toHaveFocus()
  await press('Home')
  await press('Enter')
  expect(written()).toBe('a **‹word›** b')
  await press('Escape')
  await expect.element(editor.text).toHaveFocus()
  await expect.element(toolbar).not.toBeInTheDocument()
})

it('FMT-85 on a phone the toolbar is there while writing, above the foot of the page', async () => {
  await page.viewport(360, 640)
  await openWith('a| b')
  await expect.element(toolbar).toBeVisible()
  const { bottom } = toolbar.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  await format('Task list').click()
  expect(written()).toBe('- [ ] a| b')
  await looksRight()
  await page.viewport(360, 640)
  ;(editor.title.element() as HTMLElement).focus()
  await expect.element(toolbar).not.toBeInTheDocument()
})
