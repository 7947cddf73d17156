import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { answerNotNow } from '#fixtures/not-now.ts'
import type { SignedIn } from '#fixtures/people.ts'
import type { Screen } from './screen.ts'
import type { Source } from './sources.ts'

export const widths = [360, 768, 1280, 1920] as const
export const schemes = ['light', 'dark'] as const

export interface View {
  readonly width: (typeof widths)[number]
  /** One after the other, of the same page. */
  readonly schemes: readonly (typeof schemes)[number][]
}

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable']
const FORCED = ['hover', 'focus', 'focus-visible']

export function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions())
}

/** A browser that keeps what it stores in a folder. */
export function openProfile(folder: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...launchOptions(), baseURL })
}

function launchOptions() {
  const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find(existsSync)
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  }
}

/** Takes one screen in one view. */
export async function takePicture(
  browser: Browser,
  source: Source,
  screen: Screen,
  view: View,
  folder: string,
): Promise<void> {
  const context = await openContext(browser, view)
  await answerNotNow(context)
  try {
    if (screen.as === 'member' && source.member) await signIn(context, source.member)
    const page = await context.newPage()
    await page.goto(source.address + screen.path, { waitUntil: 'networkidle' })
    // On a busy machine, the network may be idle before the page is drawn.
    await page.getByRole('heading').first().waitFor()
    await page.evaluate('document.fonts.ready.then(() => true)')
    await forceStates(page)
    await screen.prepare?.(page)
    for (const scheme of view.schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      const path = join(folder, `${screen.name}-${screen.state}-${view.width}-${scheme}.png`)
      await page.screenshot({ path, fullPage: screen.extent === 'page' })
    }
  } finally {
    await context.close()
  }
}

function openContext(browser: Browser, view: View): Promise<BrowserContext> {
  const phone = view.width < 768
  return browser.newContext({
    viewport: { width: view.width, height: phone ? 780 : 860 },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    // Nothing moves, so that two runs give the same picture.
    reducedMotion: 'reduce',
  })
}

/** A session as the web app keeps it. */
async function signIn(context: BrowserContext, member: SignedIn): Promise<void> {
  await context.addInitScript(({ userId, token }) => {
    localStorage.setItem('userId', userId)
    localStorage.setItem('token', token)
  }, member)
}

/** Holds down what the kit marks with `data-force`: the mouse, or the focus of the keyboard. */
async function forceStates(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  for (const state of FORCED) {
    const selector = `[data-force="${state}"]`
    const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    for (const nodeId of nodeIds) {
      await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] })
    }
  }
}
