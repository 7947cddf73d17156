import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleJournal } from '@daywell/core/demo'
import { localDay } from '@daywell/core/time'
import { type Browser, type BrowserContext, expect, type Page, request } from '@playwright/test'
import { makeAccount } from '#fixtures/accounts.ts'
import { answerNotNow } from '#fixtures/not-now.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { startServer } from '#fixtures/server.ts'
import { openBrowser, schemes } from './camera.ts'

const FOLDER = fileURLToPath(new URL('../../../../docs/pictures', import.meta.url))
const TIME_ZONE = 'America/New_York'
const MAX_BYTES = 150_000
const QUALITIES = [90, 80, 70, 60, 50]

interface Shot {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly deviceScaleFactor: number
  readonly prepare: (page: Page) => Promise<void>
}

const shots: readonly Shot[] = [
  {
    name: 'journal',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1.5,
    async prepare(page) {
      await openEntry(page, 'Before the trip')
      const search = page.getByRole('searchbox')
      if (!(await search.isVisible())) await page.keyboard.press('Alt+Shift+e')
      await search.waitFor()
    },
  },
  {
    name: 'insights',
    viewport: { width: 1280, height: 960 },
    deviceScaleFactor: 1.25,
    async prepare(page) {
      await page.goto('/summary', { waitUntil: 'networkidle' })
      await page.getByText('3 months', { exact: true }).click()
      await expect(page.getByText('We’ll show this once')).toHaveCount(0)
      const charts = page.getByRole('region', { name: 'Over time', exact: true })
      await charts.evaluate((region) => region.scrollIntoView({ block: 'start' }))
    },
  },
  {
    name: 'phone',
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 2,
    prepare: (page) => openEntry(page, 'Open window'),
  },
]

/** The pictures of the README: the product with the sample journal, in light and dark. */
export async function takeReadmePictures(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const server = await startServer({ PREMIUM: 'everyone' })
  try {
    const member = await signUpWithSamples(server.origin)
    await using browser = await openBrowser()
    for (const shot of shots) {
      for (const colorScheme of schemes) {
        const context = await openContext(browser, shot, { baseURL: server.origin, colorScheme })
        const file = `${shot.name}-${colorScheme}.webp`
        await writeFile(join(FOLDER, file), await take(context, member, shot))
        await context.close()
        process.stdout.write(`${file}\n`)
      }
    }
  } finally {
    await server.stop()
  }
}

async function signUpWithSamples(origin: string): Promise<SignedIn> {
  const context = await request.newContext({ baseURL: origin })
  const { token, userId } = await makeAccount(context)
  const headers = { authorization: `Bearer ${token}` }
  const samples = sampleJournal(localDay(Date.now(), TIME_ZONE), TIME_ZONE)
  // Without the tag, which would stand on each card.
  const entries = samples.map((sample) => ({ ...sample, tags: sample.tags.slice(1) }))
  const answer = await context.post('/api/journal/sync', { headers, data: { entries } })
  if (!answer.ok()) throw new Error(`The sample journal was refused: ${answer.status()}`)
  await context.dispose()
  return { token, userId }
}

function openContext(
  browser: Browser,
  { viewport, deviceScaleFactor }: Shot,
  of: { baseURL: string; colorScheme: 'light' | 'dark' },
): Promise<BrowserContext> {
  const look = { viewport, deviceScaleFactor, timezoneId: TIME_ZONE, locale: 'en-US' }
  return browser.newContext({ ...of, ...look, reducedMotion: 'reduce' })
}

async function take(context: BrowserContext, member: SignedIn, shot: Shot): Promise<Buffer> {
  await answerNotNow(context)
  await context.addInitScript(({ userId, token }) => {
    localStorage.setItem('userId', userId)
    localStorage.setItem('token', token)
  }, member)
  const page = await context.newPage()
  await page.goto('/journal', { waitUntil: 'networkidle' })
  await shot.prepare(page)
  await page.evaluate('document.fonts.ready.then(() => true)')
  // No caret and no focus ring.
  await page.evaluate('document.activeElement?.blur()')
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    '!document.querySelector("[aria-busy=true]") && document.getAnimations().length === 0',
  )
  return smallEnough(page)
}

/** WebP, which Playwright doesn't write; the best quality that fits. */
async function smallEnough(page: Page): Promise<Buffer> {
  const tools = await page.context().newCDPSession(page)
  for (const quality of QUALITIES) {
    const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length <= MAX_BYTES) return picture
  }
  throw new Error(`A picture is larger than ${MAX_BYTES} bytes`)
}

async function openEntry(page: Page, title: string): Promise<void> {
  const palette = page.getByRole('combobox')
  await expect(async () => {
    // Its listener is lazy-loaded.
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 2000 })
  }).toPass()
  await palette.fill(title)
  await page.getByRole('option', { name: title }).first().click()
  await expect(page.getByPlaceholder('Give your entry a title...')).toHaveValue(title, {
    timeout: 30_000,
  })
}
