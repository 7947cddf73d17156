import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '#app/app.tsx'
import { createServices, type Services } from '#app/services/services.ts'
import { beginPage } from './page-life.ts'
import { type Answers, type StandInServer, standInServer } from './stand-in-server.ts'

interface Opened {
  readonly root: Root
  readonly server: StandInServer
  readonly fetch: typeof fetch
  readonly services: Services
  readonly leave: () => Promise<unknown>
}

let opened: Opened | undefined
let isLeft: Promise<unknown> | undefined

/** What any visitor is answered. */
const ANYONE: Answers = {
  health: { status: 200, body: { status: 'ok' } },
  accountRules: { status: 200, body: { passwordMinLength: 6 } },
}

/**
 * The whole app at an address, as the browser opens it, with a stand-in for the server. Opened
 * once more it's a reload: the app finds what the device kept.
 */
export async function openApp(path: string, answers: Answers = {}): Promise<StandInServer> {
  closeApp()
  await isLeft
  const server = standInServer({ ...ANYONE, ...answers })
  const { fetch } = window
  window.fetch = server.fetch
  // A reload keeps what the history carries.
  const isReload = path === location.pathname + location.search + location.hash
  history.replaceState(isReload ? history.state : null, '', path)
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const root = createRoot(element)
  const { window: seen, leave } = beginPage(server.fetch)
  const services = createServices(seen)
  opened = { root, server, fetch, services, leave }
  root.render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return server
}

/** Leaves the page. Returns what was wrong with the calls that were made. */
export function closeApp(): readonly string[] {
  if (!opened) return []
  const { root, server, fetch, services, leave } = opened
  opened = undefined
  isLeft = leave()
  // To the app that was left its session is over: that closes its journal and removes nothing.
  services.session.storageChanged('token')
  root.unmount()
  document.getElementById('root')?.remove()
  window.fetch = fetch
  return server.problems
}
