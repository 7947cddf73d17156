import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startProduct } from '../pictures/sources.ts'
import { PUBLIC } from './icons.ts'

/** The card is the top of the landing page without what one would press. */
const AS_A_CARD = `
  html { scrollbar-gutter: auto !important }
  header nav, header > :last-child, main a { display: none !important }
  header, main .wrap { width: calc(100% - 7rem) !important }
`

export async function drawSocialCard(browser: Browser): Promise<void> {
  const product = await startProduct()
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    bypassCSP: true,
  })
  try {
    const page = await context.newPage()
    await page.goto(product.address, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: AS_A_CARD })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(PUBLIC, 'social-card.png') })
  } finally {
    await context.close()
    await product.stop()
  }
}
