import type { Locator, Page } from '@playwright/test'
import { editorOn } from '#fixtures/pages/editor.ts'
import { type Place, withDevices } from './a-device.ts'
import { watchMainThread } from './main-thread.ts'

const ENTRIES = 10_000
const WORDS = 20_000
const KEYS = 200
/** Keys to get warm by. */
const BEFORE = 20

/** What a key costs in a long page with a long list beside it, and what in a bare text area. */
async function measure({ aDevice }: Place) {
  const { page } = await aDevice(ENTRIES)
  const bare = await page.context().newPage()
  await openBare(bare)
  await editorOn(page).open()
  await editorOn(page).openEntries()
  await page.locator('[data-row="0"]').waitFor()
  await editorOn(page).isLive()
  const ours = await typist(page, editorOn(page).text)
  const plain = await typist(bare, bare.getByPlaceholder('bare'))
  const worked: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  // In turns, so that both have the same machine.
  for (let key = 0; key < BEFORE + KEYS; key += 1) {
    const [here, there] = [await ours(), await plain()]
    if (key >= BEFORE) {
      worked.ours.push(here)
      worked.bare.push(there)
    }
  }
  return { ours: shares(worked.ours), bare: shares(worked.bare) }
}

async function openBare(page: Page): Promise<void> {
  const css = 'textarea { width: 520px; height: 600px; font: 19px/30px serif }'
  const body = `<!doctype html><title>Bare</title><style>${css}</style><textarea placeholder="bare"></textarea>`
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/bare')
}

/** Fills a text area, or our editor, and answers one who types a letter into its middle. */
async function typist(page: Page, area: Locator): Promise<() => Promise<number>> {
  await area.fill('It was a quiet day by the river. '.repeat(WORDS / 8))
  await area.evaluate((element: HTMLTextAreaElement) => {
    element.focus()
    element.setSelectionRange(element.value.length / 2, element.value.length / 2)
  })
  const thread = await watchMainThread(page)
  return async () => {
    await page.bringToFront()
    await page.evaluate(twoFrames)
    return thread.during(async () => {
      await page.keyboard.press('a')
      await page.evaluate(twoFrames)
    })
  }
}

/** Until what a key has set off is on the screen. */
async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

function shares(figures: readonly number[]) {
  const sorted = [...figures].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
  return { middle: at(0.5), p99: at(0.99) }
}

process.send?.({ answer: await withDevices(measure) })
process.disconnect?.()
