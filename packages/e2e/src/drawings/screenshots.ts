import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { answerNotNow } from '#fixtures/not-now.ts'
import { editorWithEntries } from '../pictures/editor-with-entries.ts'
import { startProduct } from '../pictures/sources.ts'
import { PUBLIC } from './icons.ts'

const SHOTS = [
  { name: 'wide', state: 'many', viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
  { name: 'narrow', state: 'one', viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
] as const

/** The journal as one finds it, for the dialog that offers to install it. */
export async function drawScreenshots(browser: Browser): Promise<void> {
  const product = await startProduct()
  try {
    for (const { name, state, ...view } of SHOTS) {
      const context = await browser.newContext({ ...view, reducedMotion: 'reduce' })
      await answerNotNow(context)
      const page = await context.newPage()
      await page.goto(`${product.address}/login`)
      await editorWithEntries.find((screen) => screen.state === state)?.prepare?.(page)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(PUBLIC, 'screenshots', `${name}.png`) })
      await context.close()
    }
  } finally {
    await product.stop()
  }
}
