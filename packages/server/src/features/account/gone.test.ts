import { defaultPreferences } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { NO_LIMITS, type RunningApp, runAppForTest } from '#http/testing/running-app.ts'
import { closeUser, eraseUser } from '#stores/person-data/erasure.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { type Person, signUpAt } from './testing/people.ts'

type Call = readonly [what: string, body: (person: Person) => unknown]

const CALLS: readonly Call[] = [
  ['POST /api/user/preferences', preferences],
  ['PUT /api/auth/profile', namesOf],
  ['PUT /api/auth/profile', (person) => ({ ...namesOf(person), ...newPasswordOf(person) })],
  ['POST /api/auth/confirm', ({ password }) => ({ password })],
  ['POST /api/auth/recovery-code', ({ password }) => ({ password })],
  ['POST /api/journal', () => ({ content: 'A word' })],
  ['GET /api/auth/sessions', () => undefined],
]

/** Calls that record more than the last use. */
const WRITES = /POST \/api\/journal|PUT|POST \/api\/auth/

function preferences() {
  const { version: _, ...wanted } = defaultPreferences()
  return wanted
}

function namesOf({ email, username, displayName }: Person) {
  return { email, username, displayName }
}

function newPasswordOf({ password }: Person) {
  return { currentPassword: password, newPassword: 'another password' }
}

describe.each(engines)('a person who leaves on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  const leaving = async (leave: (app: RunningApp, userId: string) => Promise<unknown>) => {
    const app = await runAppForTest(await databases.place(), {
      limits: { ...NO_LIMITS, failuresPerAccount: 1 },
      prepare: (server) =>
        // After the gate has let the call in, and before anything is done for it.
        server.addHook('preHandler', async ({ session }) => session && leave(app, session.user.id)),
    })
    return app
  }

  const expectRefused = async (port: number, [what, body]: Call) => {
    const person = await signUpAt(port)
    const answer = await ask(port, what, { token: person.token, json: body(person) })
    const code = (answer.json as { code?: string }).code
    const refused = { what, status: 401, code: 'session_required' }
    expect({ what, status: answer.status, code }).toEqual(refused)
  }

  it.each([
    ['closed', async () => {}],
    ['closed and erased', eraseUser],
  ])(
    'PROF-23 is told to sign in by every call under way once the account is %s',
    async (_, erase) => {
      const { port, database } = await leaving(async (app, userId) => {
        await closeUser(app.database, userId, Date.now())
        app.keyring.forget(userId)
        await erase(app.database, userId)
      })
      for (const call of CALLS) await expectRefused(port, call)
      // No failure is counted.
      expect(await database.read.selectFrom('limits').select('key').execute()).toEqual([])
    },
  )

  it('PROF-23 writes nothing through a process that still remembers the key', async () => {
    const { port, database } = await leaving(async ({ database, keyring }, userId) => {
      await keyring.userKey(database.read, userId)
      await closeUser(database, userId, Date.now())
    })
    for (const call of CALLS.filter(([what]) => WRITES.test(what))) await expectRefused(port, call)
    expect(await database.read.selectFrom('entries').select('id').execute()).toEqual([])
    const names = await database.read.selectFrom('users').select('email').execute()
    expect(names.filter(({ email }) => email !== '')).toEqual([])
  })
})
