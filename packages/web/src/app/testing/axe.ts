import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

type View = readonly [width: number, light: 'light' | 'dark', rules: 'all' | 'contrast']

/** All axe rules when narrow; only contrast when wide. */
const BASIC_VIEWS: readonly View[] = [
  [360, 'light', 'all'],
  [1280, 'dark', 'contrast'],
]

/** A page's first state has all its parts, so it's checked in each width and color scheme. */
const ALL_VIEWS: readonly View[] = [
  [360, 'light', 'all'],
  [360, 'dark', 'contrast'],
  [1280, 'light', 'contrast'],
  [1280, 'dark', 'all'],
]

/** Expects no axe violations and no horizontal scrolling, narrow and light, wide and dark. */
export async function looksRight(...left: string[]): Promise<void> {
  for (const view of BASIC_VIEWS) await looksRightAs(view, left)
}

/** Like `looksRight`, in every width and color scheme. */
export async function looksRightThroughout(...left: string[]): Promise<void> {
  for (const view of ALL_VIEWS) await looksRightAs(view, left)
}

async function looksRightAs([width, light, rules]: View, left: string[]): Promise<void> {
  const root = document.documentElement
  const chosen = root.dataset.theme
  root.dataset.theme = light
  await fitsInto(width)
  const where = `${location.pathname} at ${width} px, ${light}`
  expect(await findViolations(rules, left), where).toEqual([])
  if (chosen === undefined) delete root.dataset.theme
  else root.dataset.theme = chosen
}

/** Expects no horizontal scrolling at this width, after open panels have collapsed. */
export async function fitsInto(width: number): Promise<void> {
  await page.viewport(width, 800)
  const root = document.documentElement
  const tooWide = () => Math.max(0, root.scrollWidth - root.clientWidth)
  await expect
    .poll(tooWide, { message: `${location.pathname} scrolls sideways at ${width} px` })
    .toBe(0)
}

async function findViolations(rules: View[2], left: string[]): Promise<string[]> {
  const { violations } = await axe.run(document, {
    // Reporting passes takes as long as the check.
    resultTypes: ['violations'],
    ...(rules === 'contrast' && { runOnly: ['color-contrast'] }),
    rules: Object.fromEntries(left.map((id) => [id, { enabled: false }])),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
}
