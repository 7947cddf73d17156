import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { alive, logInAt, type Person, signUpAt, tokenAt } from './testing/people.ts'

const UPDATE = 'PUT /api/auth/profile'
const DELETE = 'DELETE /api/auth/profile'
const CONFIRM = 'POST /api/auth/confirm'
const MINUTE = 60_000

describe.each(engines)('the profile on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  async function run() {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const app = await runAppForTest(await databases.place(), { clock: () => now })
    const pass = (ms: number) => {
      now += ms
    }
    return { ...app, pass }
  }

  const namesOf = ({ email, username, displayName }: Person) => ({ email, username, displayName })

  it('PROF-06 takes the flat profile and answers the user', async () => {
    const { port } = await run()
    const person = await signUpAt(port)
    const { token, password } = person
    const names = { email: 'new@example.com', username: 'new-name', displayName: 'Néw' }
    const { status, json } = await ask(port, UPDATE, { token, json: names })
    const user = { id: person.user.id, ...names }
    expect([status, json]).toEqual([200, { user }])
    const verified = await ask(port, 'GET /api/auth/verify', { token })
    expect(verified.json).toMatchObject({ user })
    expect((await logInAt(port, person)).status).toBe(401)
    const passwords = { currentPassword: password, newPassword: 'another password' }
    expect((await ask(port, UPDATE, { token, json: { ...names, ...passwords } })).status).toBe(200)
    await tokenAt(port, { email: names.email, password: 'another password' })
    expect((await logInAt(port, { email: names.email, password })).status).toBe(401)
  })

  it('AUTH-25 keeps names unique, and lets a person keep their own in another case', async () => {
    const { port, database } = await run()
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    const before = await allRows(database)
    const update = (parts: object) =>
      ask(port, UPDATE, { token: ann.token, json: { ...namesOf(ann), ...parts } })
    const email = await update({ email: bob.email.toUpperCase() })
    const username = await update({ username: bob.username.toUpperCase() })
    expect([email.status, email.json]).toMatchObject([409, { code: 'email_taken' }])
    expect([username.status, username.json]).toMatchObject([409, { code: 'username_taken' }])
    expect(await allRows(database)).toEqual(before)
    expect((await update({ username: ann.username.toUpperCase() })).status).toBe(200)
  })

  it('PROF-07 answers a wrong current password with 422 and that field', async () => {
    const { port, database } = await run()
    const person = await signUpAt(port)
    const json = { ...namesOf(person), currentPassword: 'not it', newPassword: 'another one' }
    const answer = await ask(port, UPDATE, { token: person.token, json })
    const fields = { currentPassword: 'This is not your current password' }
    expect([answer.status, answer.json]).toMatchObject([422, { code: 'invalid_input', fields }])
    const users = await database.read.selectFrom('users').select('updated_at').execute()
    expect(users).toEqual([{ updated_at: Date.parse('2026-01-01T00:00:00Z') }])
    await tokenAt(port, person)
  })

  it('PROF-14 PROF-15 PROF-16 refuses a new password that is short or comes without the current one', async () => {
    const { port } = await run()
    const person = await signUpAt(port)
    const update = async (parts: object) => {
      const json = { ...namesOf(person), ...parts }
      const answer = await ask(port, UPDATE, { token: person.token, json })
      return [answer.status, (answer.json as { fields?: object }).fields]
    }
    const currentPassword = person.password
    expect(await update({ currentPassword, newPassword: '12345' })).toEqual([
      422,
      { newPassword: 'Password must be at least 6 characters' },
    ])
    expect(await update({ newPassword: 'long enough' })).toEqual([
      422,
      { currentPassword: 'Current password is required' },
    ])
    await tokenAt(port, person)
  })

  it('AUTH-37 a new password revokes the person’s other sessions', async () => {
    const { port } = await run()
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    const others = [await tokenAt(port, ann), await tokenAt(port, ann)]
    const { password } = ann
    const json = { ...namesOf(ann), currentPassword: password, newPassword: 'another password' }
    expect((await ask(port, UPDATE, { token: ann.token, json })).status).toBe(200)
    const sessions = await alive(port, ann.token, bob.token, ...others)
    expect(sessions).toEqual([true, true, false, false])
  })

  it('PROF-08 PROF-10 deleting removes every row of the person and no other', async () => {
    const { port, database } = await run()
    const ann = await signUpAt(port)
    const before = await allRows(database)
    const bob = await signUpAt(port)
    const second = await tokenAt(port, bob)
    expect(JSON.stringify(await allRows(database))).toContain(bob.user.id)
    const answer = await ask(port, DELETE, { token: bob.token })
    expect([answer.status, answer.text]).toEqual([204, ''])
    const { limits: _, ...after } = await allRows(database)
    expect(after).toEqual({ ...before, limits: undefined })
    expect(JSON.stringify(after)).not.toContain(bob.user.id)
    expect(await alive(port, ann.token, bob.token, second)).toEqual([true, false, false])
    expect((await logInAt(port, bob)).status).toBe(401)
    await signUpAt(port, namesOf(bob))
  })

  it('PROF-17 deleting needs a password given in the last 10 minutes', async () => {
    const { port, database, pass } = await run()
    const { token, password } = await signUpAt(port)
    pass(10 * MINUTE)
    const before = await allRows(database)
    const refused = await ask(port, DELETE, { token })
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'password_needed' }])
    expect(await allRows(database)).toEqual(before)
    expect((await ask(port, CONFIRM, { token, json: { password } })).status).toBe(204)
    pass(10 * MINUTE - 1)
    expect((await ask(port, DELETE, { token })).status).toBe(204)
  })

  it('SEC-22 a password given by a clock that was set back since is not one given lately', async () => {
    const { port, pass } = await run()
    const { token, password } = await signUpAt(port)
    pass(-60 * MINUTE)
    expect((await ask(port, DELETE, { token })).status).toBe(403)
    expect((await ask(port, CONFIRM, { token, json: { password } })).status).toBe(204)
    expect((await ask(port, DELETE, { token })).status).toBe(204)
  })

  it('PROF-18 changing the email needs a password given in the last 10 minutes', async () => {
    const { port, database, pass } = await run()
    const person = await signUpAt(port)
    const { token, password } = person
    const json = { ...namesOf(person), displayName: 'Somebody', email: 'other@example.com' }
    pass(10 * MINUTE)
    const before = await allRows(database)
    const refused = await ask(port, UPDATE, { token, json })
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'password_needed' }])
    expect(await allRows(database)).toEqual(before)
    // Other changes need none, and the current password of a change of it is one.
    const names = { ...namesOf(person), displayName: 'Somebody' }
    expect((await ask(port, UPDATE, { token, json: names })).status).toBe(200)
    const passwords = { currentPassword: password, newPassword: 'another password' }
    const changed = await ask(port, UPDATE, { token, json: { ...json, ...passwords } })
    expect(changed.status).toBe(200)
    const { token: next } = changed.json as { token: string }
    pass(10 * MINUTE - 1)
    const third = { ...json, email: 'third@example.com' }
    expect((await ask(port, UPDATE, { token: next, json: third })).status).toBe(200)
  })

  it('PROF-19 the right password, and no other, counts as given for the next 10 minutes', async () => {
    const { port, pass } = await run()
    const person = await signUpAt(port)
    const { token, password } = person
    const other = await tokenAt(port, person)
    let count = 0
    const changesEmail = async (by = token) => {
      count += 1
      const json = { ...namesOf(person), email: `next-${count}@example.com` }
      return (await ask(port, UPDATE, { token: by, json })).status === 200
    }
    pass(11 * MINUTE)
    expect(await changesEmail()).toBe(false)
    const wrong = await ask(port, CONFIRM, { token, json: { password: 'not it' } })
    const fields = { password: 'This is not your current password' }
    expect([wrong.status, wrong.json]).toMatchObject([422, { fields }])
    expect(await changesEmail()).toBe(false)
    const right = await ask(port, CONFIRM, { token, json: { password } })
    expect([right.status, right.text]).toEqual([204, ''])
    // It was given in this session alone.
    expect(await changesEmail(other)).toBe(false)
    expect(await changesEmail()).toBe(true)
    pass(10 * MINUTE - 1)
    expect(await changesEmail()).toBe(true)
    pass(1)
    expect(await changesEmail()).toBe(false)
  })
})
