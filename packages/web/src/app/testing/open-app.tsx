import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '#app/app.tsx'
import { createServices } from '#app/services/services.ts'
import { type Answers, type StandInServer, standInServer } from './stand-in-server.ts'

interface Opened {
  readonly root: Root
  readonly server: StandInServer
  readonly fetch: typeof fetch
}

let opened: Opened | undefined

/** What any visitor is answered. */
const ANYONE: Answers = {
  health: { status: 200, body: { status: 'ok' } },
  accountRules: { status: 200, body: { passwordMinLength: 6 } },
}

/** The whole app at an address, as the browser opens it, with a stand-in for the server. */
export async function openApp(path: string, answers: Answers = {}): Promise<StandInServer> {
  closeApp()
  const server = standInServer({ ...ANYONE, ...answers })
  const { fetch } = window
  window.fetch = server.fetch
  history.replaceState(null, '', path)
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const root = createRoot(element)
  opened = { root, server, fetch }
  root.render(
    <StrictMode>
      <App services={createServices(window)} />
    </StrictMode>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return server
}

/** Returns what was wrong with the calls that were made. */
export function closeApp(): readonly string[] {
  if (!opened) return []
  const { root, server, fetch } = opened
  opened = undefined
  root.unmount()
  document.getElementById('root')?.remove()
  window.fetch = fetch
  return server.problems
}
