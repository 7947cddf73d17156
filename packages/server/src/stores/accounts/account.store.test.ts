import { beforeAll, describe, expect, it } from 'vitest'
import { hashToken, type Keyring, openKeyring, sessionToken } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson, beginSession as begin } from '#testing/people.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { createUser, findUserByEmail } from './account.store.ts'
import { findSession, revokeSession } from './session.store.ts'

const start = Date.parse('2026-01-01T00:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute

describe.each(engines)('accounts on %s', (engine) => {
  const databases = freshDatabases(engine)
  let place: FreshPlace
  let database: Database
  let keyring: Keyring

  beforeAll(async () => {
    place = await databases.place()
    database = await databases.open(place)
    const settings = { secretKey: undefined, secretKeyPrevious: undefined }
    keyring = await openKeyring({ database, dataDir: place.dataDir, ...settings })
  })

  const person = (email: string, username: string) =>
    createUser(database, keyring, { email, username, displayName: '-', passwordHash: '-' }, start)

  async function beginSession(name: string) {
    const user = await addPerson(database, keyring, name)
    const { token, hash } = sessionToken()
    const { sessionId } = await begin(database, keyring, user.id, hash, start)
    return { user, token, hash, sessionId }
  }

  const lastUse = async (sessionId: string) => {
    const row = await database.read
      .selectFrom('sessions')
      .select('last_used_at')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
    return row.last_used_at
  }

  it('keep email and username unique regardless of case, and say which is taken', async () => {
    expect(await person('Eve@Example.com', 'Eve')).toMatchObject({ outcome: 'created' })
    expect(await person('eVE@example.COM', 'Adam')).toEqual({ outcome: 'taken', field: 'email' })
    expect(await person('eve2@example.com', 'eVE')).toEqual({ outcome: 'taken', field: 'username' })
    expect((await findUserByEmail(database, 'EVE@EXAMPLE.COM'))?.user).toMatchObject({
      email: 'Eve@Example.com',
      username: 'Eve',
      onboardingComplete: false,
    })
  })

  it('are made once when many ask for the same name at once', async () => {
    const asked = Array.from({ length: 8 }, (_, n) => person(`same${n}@example.com`, 'same'))
    const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1)
    const keys = await database.read.selectFrom('user_keys').select('user_id').execute()
    const users = await database.read.selectFrom('users').select('id').execute()
    expect(keys).toHaveLength(users.length)
  })

  it('AUTH-34 hold only the hash of an opaque random token', async () => {
    const { token, hash, user } = await beginSession('hash')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(sessionToken().token).not.toBe(token)
    expect((await findSession(database, hashToken(token), start))?.user).toEqual(user)
    const stored = await storedBytes(database, place)
    expect(holds(stored, hash)).toBe(true)
    expect(holds(stored, token)).toBe(false)
  })

  it('AUTH-35 end a session 30 days after its last recorded use', async () => {
    const { hash } = await beginSession('thirty')
    const firstUse = start + 29 * day
    expect(await findSession(database, hash, firstUse)).toBeDefined()
    expect(await findSession(database, hash, firstUse + 30 * day - 1)).toBeDefined()
    const secondUse = firstUse + 30 * day - 1
    expect(await findSession(database, hash, secondUse + 30 * day)).toBeUndefined()
  })

  it('AUTH-48 write the last use at most once an hour', async () => {
    const { hash, sessionId } = await beginSession('hourly')
    await findSession(database, hash, start + 59 * minute)
    expect(await lastUse(sessionId)).toBe(start)
    await Promise.all([61, 62, 63].map((m) => findSession(database, hash, start + m * minute)))
    const written = await lastUse(sessionId)
    expect(written).toBeGreaterThan(start + 60 * minute)
    await findSession(database, hash, written + 59 * minute)
    expect(await lastUse(sessionId)).toBe(written)
  })

  it('end one session and no other', async () => {
    const { user, hash, sessionId } = await beginSession('ends')
    const other = sessionToken()
    await begin(database, keyring, user.id, other.hash, start)
    await revokeSession(database, sessionId, start)
    expect(await findSession(database, hash, start)).toBeUndefined()
    expect(await findSession(database, other.hash, start)).toBeDefined()
  })

  it('know no session by an unknown token', async () => {
    expect(await findSession(database, hashToken('unknown'), start)).toBeUndefined()
  })
})
