import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '#api/client.ts'
import { json, type LocalServer, localServer } from '#api/testing/local-server.ts'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { checkSession } from './check-session.ts'

const user = { id: 'a1', email: 'a@x.org', username: 'anna', displayName: 'Anna' }
const identity = { user, onboardingComplete: true }
const HEALTHY = json(200, { status: 'ok' })

let server: LocalServer
let answers = [HEALTHY]
beforeEach(async () => {
  server = await localServer((response) => answers.shift()?.(response))
})
afterEach(() => server.close())

function check(signal = new AbortController().signal) {
  const timers = manualTimers()
  const api = createClient({
    name: 'api',
    origin: server.origin,
    token: () => 't',
    timeZone: () => 'UTC',
    onSessionRefused: () => {},
    fetch,
    timers,
  })
  return checkSession(api, signal)
}

describe('the check of a stored session', () => {
  it('AUTH-29 asks for health and then for the session', async () => {
    answers = [HEALTHY, json(200, identity)]
    expect(await check()).toEqual({ kind: 'verified', identity })
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/health', '/api/auth/verify'])
  })

  it('stops asking once it is aborted', async () => {
    const over = new AbortController()
    answers = [
      (response) => {
        over.abort()
        HEALTHY(response)
      },
    ]
    expect(await check(over.signal)).toEqual({ kind: 'unreachable' })
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/health'])
  })

  it('AUTH-33 treats a 401 or a 403 to either call as a refusal', async () => {
    for (const status of [401, 403]) {
      const refused = json(status, { error: 'No.', code: 'no' })
      for (answers of [[refused], [HEALTHY, refused]]) {
        expect(await check()).toEqual({ kind: 'refused' })
      }
    }
  })

  it('AUTH-38 treats nothing else as a refusal', async () => {
    const others = [500, 502, 503, 404, 429].map((status) => json(status, {}))
    const silence = [(response: { destroy(): void }) => void response.destroy(), json(200, {})]
    for (const other of [...others, ...silence]) {
      for (answers of [[other], [HEALTHY, other]]) {
        expect(await check()).toEqual({ kind: 'unreachable' })
      }
    }
  })
})
