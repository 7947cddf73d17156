import type { Browser, BrowserContext, Page } from '@playwright/test'
import { answerNotNow } from '#fixtures/not-now.ts'
import { peopleOf, type SignedIn } from '#fixtures/people.ts'
import { startServer } from '#fixtures/server.ts'
import { store } from '#fixtures/test.ts'
import { openBrowser } from '../pictures/camera.ts'
import { layJournal } from './big-journal.ts'

interface Device {
  readonly page: Page
  readonly person: SignedIn
}

export interface Place {
  /** A new browser with so many entries of one account on it. */
  aDevice(entries: number, of?: readonly string[]): Promise<Device>
}

/** Gives what is measured a server and browsers, and takes them away after it. */
export async function withDevices<T>(
  measure: (place: Place) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const server = await startServer(settings)
  const people = peopleOf(server)
  const browser = await openBrowser()
  try {
    return await measure({
      aDevice: async (...what) => newDevice(browser, server.origin, await people.signIn(), ...what),
    })
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function newDevice(
  browser: Browser,
  origin: string,
  person: SignedIn,
  ...what: Parameters<Place['aDevice']>
): Promise<Device> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  return { page: await layDevice(context, person, ...what), person }
}

/** Lays entries into a browser that has none, and signs it in. */
export async function layDevice(
  context: BrowserContext,
  person: SignedIn,
  ...what: Parameters<Place['aDevice']>
): Promise<Page> {
  await context.addInitScript('delete Navigator.prototype.serviceWorker')
  await answerNotNow(context)
  const page = await context.newPage()
  await layJournal(page, person, ...what)
  await store(page, { ...person, onboardingComplete: 'true' })
  return page
}
