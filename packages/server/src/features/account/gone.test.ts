import { defaultPreferences } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { NO_LIMITS, runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { deleteUser } from './account.store.ts'
import { type Person, signUpAt } from './testing/people.ts'

const CALLS: [string, (person: Person) => unknown][] = [
  ['POST /api/user/preferences', preferences],
  ['PUT /api/auth/profile', namesOf],
  ['PUT /api/auth/profile', (person) => ({ ...namesOf(person), ...newPasswordOf(person) })],
  ['POST /api/auth/confirm', ({ password }) => ({ password })],
  ['POST /api/auth/recovery-code', ({ password }) => ({ password })],
  ['POST /api/journal', () => ({ content: 'A word' })],
  ['GET /api/auth/sessions', () => undefined],
]

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

  it('is told to sign in by every call that was under way, and no failure is counted', async () => {
    const leave = async (userId: string) => deleteUser(database, userId)
    const { port, database } = await runAppForTest(await databases.place(), {
      limits: { ...NO_LIMITS, failuresPerAccount: 1 },
      prepare: (app) =>
        // After the gate has let the call in, and before anything is done for it.
        app.addHook('preHandler', async ({ session }) => session && leave(session.user.id)),
    })
    for (const [what, body] of CALLS) {
      const person = await signUpAt(port)
      const answer = await ask(port, what, { token: person.token, json: body(person) })
      const code = (answer.json as { code?: string }).code
      expect({ what, status: answer.status, code }).toEqual({
        what,
        status: 401,
        code: 'session_required',
      })
    }
    expect(await database.read.selectFrom('limits').select('key').execute()).toEqual([])
  })
})
