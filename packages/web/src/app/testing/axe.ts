import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

type Picture = readonly [width: number, light: 'light' | 'dark', rules: 'all' | 'contrast']

/** All that axe knows where it is narrow; where it is wide, what can be read. */
const PICTURES: readonly Picture[] = [
  [360, 'light', 'all'],
  [1280, 'dark', 'contrast'],
]

/** A page's first state has all of its parts, so it is looked at in each width and each light. */
const THROUGHOUT: readonly Picture[] = [
  [360, 'light', 'all'],
  [360, 'dark', 'contrast'],
  [1280, 'light', 'contrast'],
  [1280, 'dark', 'all'],
]

/** Nothing scrolls sideways and axe finds nothing, narrow and light, wide and dark. */
export async function looksRight(...left: string[]): Promise<void> {
  for (const picture of PICTURES) await looksRightAs(picture, left)
}

/** As `looksRight`, in every width and light. */
export async function looksRightThroughout(...left: string[]): Promise<void> {
  for (const picture of THROUGHOUT) await looksRightAs(picture, left)
}

async function looksRightAs([width, light, rules]: Picture, left: string[]): Promise<void> {
  const root = document.documentElement
  const chosen = root.dataset.theme
  root.dataset.theme = light
  await fitsInto(width)
  const where = `${location.pathname} at ${width} px, ${light}`
  expect(await findViolations(rules, left), where).toEqual([])
  if (chosen === undefined) delete root.dataset.theme
  else root.dataset.theme = chosen
}

/** Nothing scrolls sideways, once a page that became narrow has folded away what was open. */
export async function fitsInto(width: number): Promise<void> {
  await page.viewport(width, 800)
  const root = document.documentElement
  const tooWide = () => Math.max(0, root.scrollWidth - root.clientWidth)
  await expect
    .poll(tooWide, { message: `${location.pathname} scrolls sideways at ${width} px` })
    .toBe(0)
}

async function findViolations(rules: Picture[2], left: string[]): Promise<string[]> {
  const { violations } = await axe.run(document, {
    // To name all that is right takes as long as to look.
    resultTypes: ['violations'],
    ...(rules === 'contrast' && { runOnly: ['color-contrast'] }),
    rules: Object.fromEntries(left.map((id) => [id, { enabled: false }])),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
}
