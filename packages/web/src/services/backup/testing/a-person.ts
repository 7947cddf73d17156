import { seededBytes, seededRandom } from '@daywell/core/testing'
import { createClient } from '#api/client.ts'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import type { BackupKind } from '#services/backup/out/make-backup.ts'
import { makeBackup } from '#services/backup/out/make-backup.ts'
import type { Person } from '#services/backup/person.ts'
import { entriesService } from '#services/privacy/entries-service.ts'
import { levelStore } from '#services/privacy/privacy-level.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import type { FuzzServer } from '#services/sync/fuzz/fuzz-server.ts'
import { startSync } from '#services/sync/sync-engine.ts'
import { untilStatus } from '#services/sync/testing/an-engine.ts'
import { mediaInMemory } from './media-in-memory.ts'

interface Account {
  readonly userId: string
  readonly token: string
}

interface Options {
  /** Without a server, every call fails. */
  readonly server?: FuzzServer
  readonly account?: Account
  readonly level?: 'cloud' | 'hybrid' | 'local'
  readonly seed?: number
}

const MISSING = 'The server could not be reached.'
export const NOW = Date.UTC(2026, 2, 20, 9)

/** A person with a journal on their own device, and perhaps a server. */
export async function aPerson({ server, account, level = 'hybrid', seed = 1 }: Options = {}) {
  const { userId, token } = account ?? { userId: 'anna', token: '-' }
  const device = memoryDevice()
  device.clock.now = NOW
  const now = () => device.clock.now
  const random = seededRandom(seed)
  const store = await device.open()
  const storage = mapStorage()
  const levels = levelStore(storage, userId)
  levels.serverSays(level)
  const calls = {
    origin: 'http://daywell.test',
    token: () => token,
    timeZone: () => 'UTC',
    onSessionRefused: () => {},
    fetch: server ? asking(server) : noAnswer,
    timers: manualTimers(),
  }
  const api = createClient({ name: 'api', ...calls })
  const premium = createClient({ name: 'premium', ...calls })
  const media = mediaInMemory(now, (length) => seededBytes(random, length))
  const own = { userId, store, levels, media, storage, api, premium }
  const person: Person = { ...own, now, timeZone: () => 'UTC' }
  const entries = entriesService({
    store,
    levels,
    now,
    timeZone: () => 'UTC',
    randomBytes: (length) => seededBytes(random, length),
    generatePrompt: async () => ({ prompt: '', helpText: '' }),
  })
  return {
    person,
    media,
    device,
    store,
    storage,
    entries,
    levels,
    random,
    /** Exchanges everything with the server. */
    async sync() {
      const parts = { userId, store, api, levels, storage, now, random, timers: manualTimers() }
      const engine = startSync(parts)
      await untilStatus(engine, 'saved')
      engine.stop()
    },
    backup: (kind: BackupKind = 'json') => makeBackup(person, { kind, missing: MISSING }),
  }
}

export type APerson = Awaited<ReturnType<typeof aPerson>>

const noAnswer: typeof fetch = async () => {
  throw new TypeError('Failed to fetch')
}

function asking(server: FuzzServer): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input))
    const { status, text } = await server.ask({
      method: init?.method ?? 'GET',
      url: pathname,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : '',
    })
    return new Response(status === 204 ? null : text, { status })
  }
}

/** A backup without its timestamp. */
export async function textOf({ content }: { readonly content: Blob }): Promise<string> {
  return (await content.text()).replace(/"madeAt":"[^"]*"/, '"madeAt":""')
}

export function asFile(name: string, content: Blob | string | Uint8Array<ArrayBuffer>): File {
  return new File([content], name)
}
