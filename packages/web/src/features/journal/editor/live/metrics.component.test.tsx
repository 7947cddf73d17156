import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor } from '#features/journal/testing/journal-page.ts'
import { isPlain, openPlain } from './testing/plain-page.ts'

const TEXT = [
  'It was a quiet day by the river, and the boats went out late, one after the other, all the same.',
  '',
  'A long one: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde, and so on.',
  'הגשם ירד כל הלילה, והבוקר היה שקט מאוד, ואחר כך יצאה השמש מעל הגגות הרטובים של העיר הישנה.',
  'Tabs\tand   many     spaces    at   the   end   of   the   line   that   wraps   somewhere   here   .',
  'https://example.com/a/very/long/address/that/has/no/space/in/it/and/goes/on/for/quite/a/while',
  '👨‍👩‍👧‍👦 各位 今日は雨が降っています。とても静かな一日でした。川のほとりで本を読みました。',
  '',
].join('\n')

it.each([360, 768, 1280, 1920])(
  'FMT-47 nothing moves when the editor takes over (%d px)',
  async (width) => {
    await page.viewport(width, 800)
    const { rest } = await openPlain()
    await editor.text.fill(TEXT)
    await expect.element(editor.words('87 words')).toBeVisible()
    const before = boxOfText()
    await rest()
    expect(isPlain()).toBe(false)
    expect(boxOfText()).toEqual(before)
  },
)

it.each([
  [200, 1500],
  [1300, 30_000],
])('FMT-47 a page that is scrolled stays where it is (%d lines)', async (lines, top) => {
  await page.viewport(1280, 800)
  const { rest } = await openPlain()
  await editor.text.fill('A line of many.\n'.repeat(lines))
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}')
  const scroller = scrollerOf(editor.text.element())
  scroller.scrollTop = top
  await expect.poll(() => scroller.scrollTop).toBe(top)
  await rest()
  await twoFrames()
  expect([isPlain(), scroller.scrollTop]).toEqual([false, top])
})

const boxOfText = () => {
  const { top, left, width, height } = editor.text.element().getBoundingClientRect()
  return [top, left, width, height].map((one) => Math.round(one * 10) / 10)
}

function scrollerOf(element: Element): Element {
  for (let next = element.parentElement; next; next = next.parentElement)
    if (/auto|scroll/.test(getComputedStyle(next).overflowY)) return next
  return document.documentElement
}

async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
