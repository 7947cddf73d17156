import { request } from 'node:http'
import { defaultPreferences, type PrivacyLevel } from '@daywell/core/preferences'
import { startModelServer } from '@daywell/stand-ins/model-server'
import { expect, onTestFinished } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { eventsIn } from '#http/testing/events-in.ts'
import { type RunningApp, runAppForTest } from '#http/testing/running-app.ts'
import type { FreshPlace } from '#testing/fresh-databases.ts'

export const API_KEY = 'key-that-nobody-may-see'
export const MODEL = 'quiet-1'

type Options = NonNullable<Parameters<typeof runAppForTest>[1]>

/** The settings that point a server to the test's model. */
export function modelSettings(url: string, provider: string): Record<string, string> {
  return { AI_PROVIDER: provider, AI_BASE_URL: url, AI_API_KEY: API_KEY, AI_MODEL: MODEL }
}

/** A server with premium for everyone whose assistant is the test's own model. */
export async function runWithModel(
  place: FreshPlace,
  { provider = 'openai-compatible', env, ...options }: Options & { provider?: string } = {},
) {
  const model = await startModelServer()
  onTestFinished(model.stop)
  const settings = {
    ...{ PREMIUM: 'everyone', BUILTIN_MODEL: 'off' },
    ...modelSettings(model.url, provider),
    ...env,
  }
  const app = await runAppForTest(place, { ...options, env: settings })
  return { ...app, model, person: () => chatter(app) }
}

/** A person who chats. */
export async function chatter(app: RunningApp) {
  const { user, token } = await app.signUp()
  const call = async (what: string, json: unknown, headers = {}) => {
    const answer = await ask(app.port, what, { token, json, headers })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.json as Record<string, unknown>
  }
  return {
    user,
    token,
    /** Asks, and gives back whatever the answer is. */
    ask: (json: object, headers = {}) =>
      ask(app.port, 'POST /api/ai/insights', { token, json, headers }),
    /** The same, as a stream that is read to its end. */
    async stream(json: object, headers = {}) {
      const accept = { accept: 'text/event-stream', ...headers }
      const answer = await ask(app.port, 'POST /api/ai/insights', { token, json, headers: accept })
      const events = eventsIn(answer.text)
      const text = events.map(({ data }) => (data as { text?: string }).text ?? '').join('')
      return { ...answer, events, names: events.map(({ event }) => event), text }
    },
    write: async (entry: object) => String((await call('POST /api/journal', entry))._id),
    call,
    async setLevel(privacyLevel: PrivacyLevel): Promise<void> {
      const { version, ...plain } = defaultPreferences()
      const journalStyle = { ...plain.journalStyle, privacyLevel }
      await call('POST /api/user/preferences', { ...plain, journalStyle })
    },
  }
}

/** A stream that is read as it arrives, and closed when the reader has seen enough. */
export async function openStream(port: number, token: string, json: object) {
  const sent = JSON.stringify(json)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(sent),
    accept: 'text/event-stream',
  }
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined }>()
  let text = ''
  let look = () => {}
  const outgoing = request({ port, method: 'POST', path: '/api/ai/insights', headers })
  outgoing.on('error', reject)
  outgoing.on('response', (incoming) => {
    resolve({ status: incoming.statusCode })
    incoming.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      look()
    })
    incoming.on('error', () => {})
  })
  outgoing.end(sent)
  const { status } = await promise
  return {
    status,
    /** Resolves once enough has come. */
    async until(isEnough: (text: string) => boolean): Promise<void> {
      const enough = Promise.withResolvers<void>()
      look = () => isEnough(text) && enough.resolve()
      look()
      await enough.promise
    },
    leave: () => void outgoing.destroy(),
  }
}
