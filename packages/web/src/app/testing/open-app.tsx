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

/** Answers for any visitor. */
const ANYONE: Answers = {
  health: { status: 200, body: { status: 'ok' } },
  accountRules: { status: 200, body: { passwordMinLength: 6 } },
}

/**
 * Opens the whole app at a path, with a stand-in server. Opening it again is a reload: the app
 * finds what's stored on the device.
 */
export async function openApp(path: string, answers: Answers = {}): Promise<StandInServer> {
  closeApp()
  await isLeft
  const server = standInServer({ ...ANYONE, ...answers })
  const { fetch } = window
  window.fetch = server.fetch
  // A reload keeps the history state.
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

/** Leaves the page. Returns the contract violations of its requests. */
export function closeApp(): readonly string[] {
  if (!opened) return []
  const { root, server, fetch, services, leave } = opened
  opened = undefined
  isLeft = leave()
  // Ends the session only for the old app: its journal closes and removes nothing.
  services.session.storageChanged('token')
  root.unmount()
  document.getElementById('root')?.remove()
  window.fetch = fetch
  return server.problems
}
