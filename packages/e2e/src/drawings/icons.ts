import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

const WEB = fileURLToPath(new URL('../../../web', import.meta.url))
export const PUBLIC = join(WEB, 'public')

/** What is drawn once and needed in sizes of its own: the drawing, the size, the file. */
const ICONS = [
  ['app-icon', 192, 'icon-192'],
  ['app-icon', 512, 'icon-512'],
  ['maskable-icon', 192, 'maskable-192'],
  ['maskable-icon', 512, 'maskable-512'],
  ['maskable-icon', 180, 'apple-touch-icon'],
  ['badge', 96, 'badge-96'],
] as const

export async function drawIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  for (const [drawing, size, name] of ICONS) {
    const svg = await readFile(join(WEB, 'drawings', `${drawing}.svg`), 'utf8')
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<body style="margin: 0">${svg}`)
    const path = join(PUBLIC, 'icons', `${name}.png`)
    await page.screenshot({ path, omitBackground: true })
  }
  await page.close()
}
