import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Screen } from './screens.ts'

export const widths = [360, 768, 1280, 1920] as const
export const schemes = ['light', 'dark'] as const

export interface View {
  readonly width: (typeof widths)[number]
  readonly scheme: (typeof schemes)[number]
}

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable']
const FORCED = ['hover', 'focus', 'focus-visible']

const member = { id: 'pictures', email: 'mara@example.org', username: 'mara', displayName: 'Mara' }

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find(existsSync)
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}

/** Takes one screen in one view and gives back the name of the file. */
export async function takePicture(
  browser: Browser,
  address: string,
  screen: Screen,
  view: View,
  folder: string,
): Promise<string> {
  const context = await openContext(browser, screen, view)
  try {
    const page = await context.newPage()
    await page.goto(address + screen.path, { waitUntil: 'networkidle' })
    await page.evaluate('document.fonts.ready.then(() => true)')
    await forceStates(page)
    await screen.prepare?.(page)
    const file = `${screen.name}-${screen.state}-${view.width}-${view.scheme}.png`
    await page.screenshot({ path: join(folder, file), fullPage: screen.extent === 'page' })
    return file
  } finally {
    await context.close()
  }
}

async function openContext(browser: Browser, screen: Screen, view: View): Promise<BrowserContext> {
  const phone = view.width < 768
  const context = await browser.newContext({
    viewport: { width: view.width, height: phone ? 780 : 860 },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: view.scheme,
    // Nothing moves, so that two runs give the same picture.
    reducedMotion: 'reduce',
  })
  if (screen.as === 'member') await signIn(context)
  return context
}

/** A session as the web app keeps it; the one question about it is answered here. */
async function signIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('userId', 'pictures')
    localStorage.setItem('token', 'pictures')
    localStorage.setItem('onboardingComplete', 'true')
  })
  await context.route('**/api/auth/verify', (route) =>
    route.fulfill({ json: { user: member, onboardingComplete: true } }),
  )
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
