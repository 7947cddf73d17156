import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { looksRight } from '#app/testing/axe.ts'
import { editor, press } from '#features/journal/testing/journal-page.ts'
import { choose, photo, shape } from '../../media/testing/files.ts'
import { commit, compose } from '../testing/devtools.ts'
import { openWith, seen, surface, write, written } from '../testing/live-page.ts'

const photos = page.getByRole('textbox', { name: 'Entry' }).getByRole('button', { name: /photo/i })
const shownMarks = () => seen().filter((line) => line.includes('(media:'))

/** Adds photos, and says their marks. */
async function added(marked: string, count: number): Promise<string[]> {
  await openWith(marked)
  await choose(...(await Promise.all(Array.from({ length: count }, () => photo()))))
  await expect.poll(() => editor.value()?.split('](media:').length).toBe(count + 1)
  return editor.value()?.match(/!\[[^\]]*\]\(media:\w+\)/g) ?? []
}

it('a photo is shown in its place, and its mark only where the caret is (MED-68)', async () => {
  const [mark = ''] = await added('Rain|\n\nSun', 1)
  await expect.element(photos.first()).toBeVisible()
  await expect
    .poll(() => surface().querySelector<HTMLImageElement>('figure img')?.naturalWidth)
    .toBe(40)
  expect(shownMarks()).toEqual([])
  surface().setSelectionRange(8, 8)
  surface().focus()
  await expect.poll(shownMarks).toEqual([mark])
  await expect.element(photos.first()).toBeVisible()
  ;(editor.title.element() as HTMLElement).focus()
  await expect.poll(shownMarks).toEqual([])
  await looksRight()
})

it('several on lines of their own are one group, and one among words is small (MED-68)', async () => {
  const [one = '', two = ''] = await added('|', 2)
  await expect.poll(() => surface().querySelectorAll<HTMLImageElement>('figure img').length).toBe(2)
  const tops = () =>
    new Set(
      [...surface().querySelectorAll<HTMLImageElement>('figure img')].map(
        (img) => img.getBoundingClientRect().top,
      ),
    )
  await expect.poll(() => tops().size).toBe(1)
  write(`a ${one} b\n- ${two}\n> ${one}\n\nend|`)
  await expect.poll(() => surface().querySelectorAll<HTMLImageElement>('figure img').length).toBe(3)
  for (const image of surface().querySelectorAll<HTMLImageElement>('figure img'))
    await expect.poll(() => image.getBoundingClientRect().width).toBeLessThan(200)
  expect(seen().at(-1)).toBe('end')
  await looksRight()
})

it('the arrows lead into the caption and past it, and typing there writes it (MED-69)', async () => {
  await added('Rain|\n\nSun', 1)
  surface().setSelectionRange(5, 5)
  surface().focus()
  await press('ArrowDown')
  await userEvent.keyboard('Lake')
  await expect.poll(shape).toBe('Rain\n\n[photoLake]\n\nSun')
  await expect.element(page.getByRole('button', { name: /Lake/ })).toBeVisible()
  const { value } = surface()
  surface().setSelectionRange(value.length - 4, value.length - 4)
  await press('ArrowLeft')
  expect(written()).toMatch(/!\[Lake\|\]/)
  await press('Home')
  await press('ArrowUp')
  expect(written()).toMatch(/^Rain\n\|\n!/)
})

it('Backspace or Delete next to a photo selects it, and then deletes it in one step (MED-69)', async () => {
  const [mark = ''] = await added('Rain|\n\nSun', 1)
  for (const [key, caret] of [
    ['Backspace', 6 + mark.length + 1],
    ['Delete', 5],
  ] as const) {
    surface().setSelectionRange(caret, caret)
    surface().focus()
    await press(key)
    await expect.poll(written).toBe(`Rain\n\n‹${mark}›\n\nSun`)
    await press(key)
    await expect.poll(written).toBe('Rain\n\n|\n\nSun')
    await press('Control+z')
    await expect.poll(shape).toBe('Rain\n\n[photo]\n\nSun')
  }
})

it('a photo opens in the viewer, and a click on its caption selects the words (MED-70)', async () => {
  const [mark = ''] = await added('Rain|\n\nSun', 1)
  write(`Rain\n\n${mark.replace('[]', '[The lake]')}\n\nSun|`)
  await page.getByRole('textbox', { name: 'Entry' }).getByText('The lake').click()
  expect(written()).toContain('![‹The lake›](media:')
  await expect.element(editor.text).toHaveFocus()
  await page.getByRole('button', { name: /The lake/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await expect.element(viewer).toBeVisible()
  await press('Escape')
  await expect.element(viewer).not.toBeInTheDocument()
})

it('a photo that isn’t on this device says so (MED-70)', async () => {
  await openWith(`Rain\n\n![The lake](media:${'0'.repeat(24)})\n\nSun|`)
  const said = page.getByRole('textbox', { name: 'Entry' }).getByText(/isn’t here yet/)
  await expect.element(said).toBeVisible()
  await looksRight()
})

it('an input method is undisturbed next to a photo and in its caption (MED-71)', async () => {
  await added('Rain|\n\nSun', 1)
  surface().setSelectionRange(4, 4)
  surface().focus()
  for (const step of ['に', 'にほ']) {
    await compose(step)
    await expect.poll(shape).toBe(`Rain${step}\n\n[photo]\n\nSun`)
  }
  await commit('日本')
  await expect.poll(shape).toBe('Rain日本\n\n[photo]\n\nSun')
  await press('ArrowDown')
  await press('ArrowDown')
  await compose('に')
  await expect.poll(shape).toBe('Rain日本\n\n[photoに]\n\nSun')
  await commit('湖')
  await userEvent.keyboard('s')
  await expect.poll(shape).toBe('Rain日本\n\n[photo湖s]\n\nSun')
})
