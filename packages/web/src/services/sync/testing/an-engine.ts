import { onTestFinished } from 'vitest'
import { createClient } from '#api/client.ts'
import { json, localServer } from '#api/testing/local-server.ts'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { type Device, onServer } from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { levelStore } from '#services/privacy/privacy-level.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { startSync } from '#services/sync/sync-engine.ts'

type Said = readonly [status: number, body?: unknown, headers?: Record<string, string>]
type Answers = Record<string, Said | ((body: string) => Said | Promise<Said>)>

export const SYNCED_AT = '2026-03-14T12:00:00.000Z'
export const nothingNew = { entries: [], deleted: [], ids: {}, syncedAt: SYNCED_AT }
export const saved = (id: string, content: string) => onServer(id, content, 1)
export const refusal = (code: string, over = {}) => ({ error: 'No.', code, ...over })

/** A device with its engine, and a server with answers by `METHOD /path`. */
export async function anEngine(
  level: 'local' | 'hybrid' | 'cloud' | undefined,
  given: Answers,
  device: Device = memoryDevice(),
) {
  const answers: Answers = { 'POST /api/journal/sync': [200, nothingNew], ...given }
  const server = await localServer(async (response) => {
    const { method, url, body } = server.requests.at(-1) ?? { method: '', url: '', body: '' }
    const said = answers[`${method} ${url}`] ?? [404, refusal('not_found')]
    const [status, answer, headers = {}] = typeof said === 'function' ? await said(body) : said
    if (status === 0) response.destroy()
    else if (answer === undefined) response.writeHead(status).end()
    else json(status, answer)(response.setHeaders(new Map(Object.entries(headers))))
  })
  const store = await device.open()
  const storage = mapStorage()
  const levels = levelStore(storage, 'anna')
  if (level) levels.serverSays(level)
  const timers = manualTimers()
  const api = createClient({
    name: 'api',
    origin: server.origin,
    token: () => 't0ken',
    timeZone: () => 'UTC',
    onSessionRefused: () => {},
    fetch,
    timers: manualTimers(),
  })
  const parts = { userId: 'anna', store, api, levels, storage, timers, now: () => device.clock.now }
  const start = () => {
    const engine = startSync({ ...parts, random: () => 0.5 })
    onTestFinished(engine.stop)
    return engine
  }
  onTestFinished(server.close)
  return { answers, server, device, store, storage, levels, timers, start, parts }
}

/** The calls so far, as `METHOD /path`. */
export const callsOf = ({ requests }: { requests: { method: string; url: string }[] }) =>
  requests.map(({ method, url }) => `${method} ${url}`)

/** Resolves once the status is of this kind. */
export function untilStatus(engine: ReturnType<typeof startSync>, kind: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (engine.status().kind !== kind) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = engine.subscribe(look)
    look()
  })
}
