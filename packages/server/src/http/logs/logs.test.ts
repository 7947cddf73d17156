import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { runServerForTest, VALID_TOKEN } from '#http/testing/test-server.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { safeError } from './safe-error.ts'

const MARK = 'Xq7mark'
const env = { LOG_LEVEL: 'trace' }

function recorder() {
  const lines: string[] = []
  return { lines, write: (line: string) => void lines.push(line) }
}

describe('logs', () => {
  const databases = freshDatabases('sqlite')

  it('hold nothing of a person, whatever comes and whatever becomes of it', async () => {
    const log = recorder()
    const { port, signUp } = await runAppForTest(await databases.place(), { env, logStream: log })
    const { token, user } = await signUp()
    const headers = { 'x-note': MARK, cookie: MARK, 'time-zone': MARK, 'last-sync': MARK }
    const words = { title: MARK, content: MARK, [MARK]: MARK }
    await ask(port, `GET /api/auth/verify?q=${MARK}`, { token, headers })
    await ask(port, 'GET /api/auth/verify', { token: MARK })
    await ask(port, 'POST /api/journal', { token, headers, json: words })
    await ask(port, 'POST /api/journal/sync', { token, headers, json: { entries: [words] } })
    await ask(port, `PUT /api/journal/${MARK}`, { token, json: { content: MARK } })
    await ask(port, `DELETE /api/journal/entries/${MARK}`, { token })
    const json = { 'content-type': 'application/json' }
    await ask(port, 'POST /api/auth/login', { headers: json, body: `{"${MARK}` })
    const login = { email: `${MARK}@example.com`, password: MARK }
    await ask(port, 'POST /api/auth/login', { json: login })
    await ask(port, `GET /api/${MARK}`)
    await ask(port, `GET /api/%E0%A4%A${MARK}`)
    await ask(port, `GET /api/journal/${MARK.repeat(30)}/revisions`, { token })
    await ask(port, `PATCH /api/journal/${MARK}`, { headers: json, body: MARK })
    await ask(port, 'GET /api/auth/verify', { headers: { 'x-long': MARK.repeat(5000) } })
    expect(log.lines.length).toBeGreaterThanOrEqual(12)
    const all = log.lines.join('')
    for (const secret of [MARK, token, user.email, user.id, '127.0.0.1']) {
      expect(all).not.toContain(secret)
    }
  })

  it('have one line for a request, with its id and its pattern', async () => {
    const log = recorder()
    const { port, signUp } = await runAppForTest(await databases.place(), { env, logStream: log })
    const { token } = await signUp()
    const { headers } = await ask(port, 'PUT /api/journal/65f0', { token, json: {} })
    expect(log.lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        request: headers['x-request-id'],
        method: 'PUT',
        route: '/api/journal/:id',
        status: 422,
        code: 'invalid_input',
        ms: expect.any(Number),
        msg: 'request',
      },
    ])
  })

  it('tell of files only at debug', async () => {
    const log = recorder()
    const options = { env: { LOG_LEVEL: 'info' }, logStream: log }
    const { port } = await runAppForTest(await databases.place(), options)
    await ask(port, 'GET /favicon.ico')
    await ask(port, 'GET /api/health')
    expect(log.lines.map((line) => JSON.parse(line).route)).toEqual(['/api/health'])
  })

  it('tell where an unexpected error happened, and not what it said', async () => {
    const log = recorder()
    const { port } = await runServerForTest(
      {
        verify: async () => {
          const cause = Object.assign(new TypeError(`${MARK}\n    at ${MARK} (x:1:1)`), {
            code: MARK,
          })
          throw Object.assign(new Error(`${MARK}\n at ${MARK}`, { cause }), {
            code: 'E_CODE',
            MARK,
          })
        },
      },
      { env, logStream: log },
    )
    await ask(port, 'GET /api/auth/verify', { token: VALID_TOKEN })
    const [error] = log.lines.map((line) => JSON.parse(line))
    expect(error).toMatchObject({
      level: 'error',
      err: { type: 'Error', code: 'E_CODE', cause: { type: 'TypeError' } },
    })
    expect(error.err.stack).toMatch(/^at .*logs\.test\.ts/)
    expect(log.lines.join('').replaceAll(`"code":"${MARK}"`, '')).not.toContain(MARK)
  })

  it('say nothing in the words of an error that came without a message of ours', async () => {
    const log = recorder()
    const { app } = await runServerForTest({}, { env, logStream: log })
    app.log.error(new Error(MARK))
    app.log.warn({ err: new Error(MARK), also: MARK })
    app.log.error({ err: MARK }, 'a message of ours')
    app.log.error(new Error('x'), MARK)
    expect(log.lines).toHaveLength(4)
    expect(log.lines.join('')).not.toContain(MARK)
  })
})

it('a safe error survives what is no error', () => {
  expect(safeError(MARK)).toEqual({ type: 'string', code: undefined, message: '', stack: '' })
  expect(safeError(Object.assign(new Error(''), { stack: undefined })).stack).toBe('')
  const circle = new Error('a')
  circle.cause = circle
  expect(JSON.stringify(safeError(circle))).toMatch(/"cause"/)
})
