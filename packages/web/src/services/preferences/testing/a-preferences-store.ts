import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { aClient, refusal } from '#api/testing/a-client.ts'
import { type Answer, json } from '#api/testing/local-server.ts'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { emitter } from '#kit/observable/emitter.ts'
import type { PreferencesDeps } from '#services/preferences/preferences-deps.ts'
import { preferencesStoreOf } from '#services/preferences/preferences-store.ts'
import { type MapStorage, mapStorage } from '#services/session/testing/map-storage.ts'

/** The server closes the connection without an answer. */
export const SILENCE: Answer = (response) => void response.destroy()

type Way = 'GET' | 'POST'

/** A person's store with an account on a server the test can change and break. */
export async function aPreferencesStore(stored: Record<string, string> = {}) {
  const { client, given, server, ended } = await aClient('api')
  const account = { preferences: { ...defaultPreferences(), version: 1 } as Preferences }
  const broken: Partial<Record<Way, Answer[]>> = {}
  given.answer = (response) => {
    const way = response.req.method as Way
    const instead = broken[way]?.shift()
    if (instead) return instead(response)
    if (way === 'GET') return json(200, account.preferences)(response)
    const sent = JSON.parse(server.requests.at(-1)?.body ?? '') as Preferences
    if (sent.version !== account.preferences.version)
      return refusal(409, { code: 'stale' })(response)
    account.preferences = { ...sent, version: sent.version + 1 }
    json(200, account.preferences)(response)
  }
  const storage = roomyStorage(stored)
  const here: { userId: string | undefined } = { userId: 'a1' }
  const logged: string[] = []
  const saved: (string | undefined)[] = []
  const timers = manualTimers()
  const deps: PreferencesDeps = {
    storage,
    timers,
    changes: emitter(),
    who: () => here.userId,
    apiOf: () => client,
    log: (what) => void logged.push(what),
    onSaved: () => void saved.push(here.userId),
  }
  const posted = () =>
    server.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(body) as Preferences)
  const asked = () => server.requests.map(({ method }) => method)
  return {
    store: preferencesStoreOf(deps),
    deps,
    account,
    broken,
    storage,
    here,
    logged,
    saved,
    timers,
    posted,
    asked,
    ended,
  }
}

/** Storage that accepts no writes once it's full. */
function roomyStorage(stored: Record<string, string>): MapStorage & { full: boolean } {
  const inner = mapStorage(stored)
  const storage = {
    ...inner,
    full: false,
    setItem(key: string, value: string) {
      if (storage.full) throw new DOMException('Full', 'QuotaExceededError')
      inner.setItem(key, value)
    },
  }
  return storage as MapStorage & { full: boolean }
}
