import { type Endpoint, endpoints } from '@daywell/core/contract'
import { describe, expect, it } from 'vitest'
import { AppError } from '#app-error.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import type { Answer } from './testing/answer.ts'
import { ask } from './testing/ask.ts'
import { runAppForTest } from './testing/running-app.ts'
import { runServerForTest, VALID_TOKEN } from './testing/test-server.ts'

const all = Object.values<Endpoint>(endpoints)
const withBody = all.filter(({ body, rawBody }) => body && !rawBody)
const what = ({ method, path }: Endpoint) => `${method} ${path.replace(/\{\w+\}/g, '1')}`
const error = (answer: Answer) => answer.json as { error: string; code: string; fields?: object }

describe.each(engines)('errors on %s', (engine) => {
  const databases = freshDatabases(engine)
  const premium = { env: { PREMIUM: 'everyone' } }

  it('API-01 every answer with a body is JSON', async () => {
    const { port, signUp } = await runAppForTest(await databases.place(), premium)
    for (const endpoint of all) {
      for (const token of ['', (await signUp()).token]) {
        const answer = await ask(port, what(endpoint), {
          token,
          ...(endpoint.body && { json: {} }),
        })
        const isOther = answer.status < 300 && endpoint.produces
        if (answer.text === '' || isOther) continue
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
        expect(answer.json).toBeTypeOf('object')
      }
    }
  })

  it('API-02 every error has a sentence and a code', async () => {
    const { port, signUp } = await runAppForTest(await databases.place())
    const { token } = await signUp()
    const json = { 'content-type': 'application/json' }
    const refused = [
      await ask(port, 'POST /api/auth/login', { body: '{', headers: json }),
      await ask(port, 'GET /api/auth/verify'),
      await ask(port, 'GET /api/summary/weekly', { token }),
      await ask(port, 'GET /api/nothing'),
      await ask(port, 'PATCH /api/journal'),
      await ask(port, 'POST /api/journal', { token, body: ' '.repeat(1_000_001), headers: json }),
      await ask(port, 'POST /api/journal', { token, json: {} }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 401, 403, 404, 405, 413, 422])
    for (const answer of refused) {
      expect(error(answer).error).toMatch(/^[A-Z]/)
      expect(error(answer).code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    }
    // `ask` checks the same of every error of every endpoint that a test provokes.
  })

  it('API-03 an error caused by fields names each of them with its message', async () => {
    const { port, signUp } = await runAppForTest(await databases.place())
    const { token } = await signUp()
    const signup = {
      email: 'nobody',
      username: 'a b',
      displayName: 'N',
      password: '12345',
      extra: 1,
    }
    expect(error(await ask(port, 'POST /api/auth/signup', { json: signup })).fields).toEqual({
      email: 'Invalid email address',
      username: 'Username can only contain letters, numbers, underscores and hyphens',
      displayName: 'Display name must be at least 2 characters',
      password: 'Password must be at least 6 characters',
      extra: expect.any(String),
    })
    const entries = { entries: [{ content: 'fine' }, { content: '' }] }
    const sync = await ask(port, 'POST /api/journal/sync', { token, json: entries })
    expect(Object.keys(error(sync).fields ?? {})).toEqual(['entries.1.content'])
    const headers = { 'last-sync': 'yesterday' }
    const since = await ask(port, 'POST /api/journal/sync', {
      token,
      headers,
      json: { entries: [] },
    })
    expect(since.status).toBe(422)
    expect(Object.keys(error(since).fields ?? {})).toEqual(['last-sync'])
  })

  it('API-06 a body that cannot be read is answered 400', async () => {
    const { port, signUp } = await runAppForTest(await databases.place(), premium)
    const { token } = await signUp()
    const json = { 'content-type': 'application/json' }
    const unreadable = [
      { body: '{"half": ', headers: json },
      { body: 'nonsense', headers: json },
      { body: Buffer.from([0x22, 0xff, 0x22]), headers: json },
      { body: '{"__proto__": {}}', headers: json },
      { body: '{}', headers: { 'content-type': 'text/plain' } },
      { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { body: '{}', headers: { 'content-type': 'nonsense' } },
      { body: '{}' },
    ]
    for (const endpoint of withBody) {
      for (const sent of unreadable) {
        const answer = await ask(port, what(endpoint), { token, ...sent })
        expect([answer.status, error(answer).code]).toEqual([400, 'unreadable_body'])
      }
    }
  })

  it('API-07 a readable body that breaks a rule is answered 422', async () => {
    const { port, signUp } = await runAppForTest(await databases.place(), premium)
    const { token } = await signUp()
    for (const endpoint of withBody) {
      for (const json of [{ unheardOf: true }, [], null, 'text', 0]) {
        const answer = await ask(port, what(endpoint), { token, json })
        expect([answer.status, error(answer).code]).toEqual([422, 'invalid_input'])
      }
    }
  })

  it('a body where none is asked for is not read', async () => {
    const { port, signUp } = await runAppForTest(await databases.place())
    for (const sent of [{ body: '{' }, { json: { a: 1 } }, { body: ' '.repeat(2_000_000) }]) {
      const { token } = await signUp()
      expect((await ask(port, 'POST /api/auth/logout', { token, ...sent })).status).toBe(204)
    }
  })
})

describe('an unexpected error', () => {
  const words = 'select secret words from /srv/daywell/data'
  const failing = {
    verify: async () => {
      throw Object.assign(new Error(words, { cause: new Error(words) }), { details: words, words })
    },
    generatePrompt: async () => {
      throw words
    },
  }

  it('API-04 tells nothing internal: details come only from errors that are meant to be read', async () => {
    const { port } = await runServerForTest({
      ...failing,
    })
    for (const path of ['/api/auth/verify', '/api/journal/prompt/generate']) {
      const answer = await ask(port, `GET ${path}`, { token: VALID_TOKEN })
      expect(answer.status).toBe(500)
      expect(answer.json).toEqual({
        error: 'Server error. Please try again later',
        code: 'server_error',
      })
    }
    const meant = await runServerForTest({
      updateEntry: async () => {
        throw new AppError('stale', { details: 'Ask the owner of this server.' })
      },
    })
    const answer = await ask(meant.port, 'PUT /api/journal/1', {
      token: VALID_TOKEN,
      json: { content: 'words' },
    })
    expect(answer.json).toMatchObject({ details: 'Ask the owner of this server.' })
  })

  it('API-05 no answer holds a stack trace', async () => {
    const { port } = await runServerForTest(failing)
    const answers = [
      await ask(port, 'GET /api/auth/verify', { token: VALID_TOKEN }),
      await ask(port, 'GET /api/journal/prompt/generate', { token: VALID_TOKEN }),
      await ask(port, 'POST /api/auth/login', { body: '{', headers: { 'content-type': 'x/y' } }),
      await ask(port, 'GET /api/%E0%A4%A'),
    ]
    for (const { text } of answers) expect(text).not.toMatch(/\bat |\.ts|\.js|node:|stack/)
    // `ask` looks for frames in every error of every test, and the fuzz in thousands.
  })
})
