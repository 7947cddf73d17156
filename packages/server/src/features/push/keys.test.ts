import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openKeyring } from '#crypto/index.ts'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { pushOf } from './testing/reminding.ts'
import { newVapidKey, vapid } from './vapid.ts'

const OLD = 'the first secret key that is only for tests'
const NEW = 'the second secret key that is only for tests'

describe.each(engines)('the keys of push on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  const keyAt = async (place: FreshPlace) => {
    const { port, signUp } = await runAppForTest(place)
    const { token } = await signUp()
    const { json } = await ask(port, 'GET /api/push/key', { token })
    return (json as { key: string }).key
  }

  it('NOTE-27 NOTE-35 are made at the first start, once for all processes, and stay', async () => {
    const place = await databases.place()
    const keys = await Promise.all([keyAt(place), keyAt(place), keyAt(place)])
    expect(new Set(keys).size).toBe(1)
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65)
    expect(await keyAt(place)).toBe(keys[0])
    expect(await keyAt(await databases.place())).not.toBe(keys[0])
    const started = await runAppForTest(await databases.place())
    const kept = await started.database.read.selectFrom('instance_secrets').select('name').execute()
    expect(kept).toEqual([{ name: 'push' }])
    expect((await ask(started.port, 'GET /api/push/key')).status).toBe(401)
  })

  it('NOTE-35 answers the key that push services know our messages by', async () => {
    const place = await databases.place()
    const key = await keyAt(place)
    const database = await databases.open(place)
    const settings = { secretKey: undefined, secretKeyPrevious: undefined }
    const keyring = await openKeyring({ database, dataDir: place.dataDir, ...settings })
    const proof = await pushOf({ database, keyring }, Date.now, []).openVapid()
    const header = proof.authorization('https://push.example', Date.now())
    const [, signed = '', signature = ''] = /^vapid t=(.+)\.([^.,]+), k=/.exec(header) ?? []
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)] as const
    const at = { x: x.toString('base64url'), y: y.toString('base64url') }
    const jwk = { kty: 'EC', crv: 'P-256', ...at }
    const answered = createPublicKey({ key: jwk, format: 'jwk' })
    const by = { key: answered, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', Buffer.from(signed), by, Buffer.from(signature, 'base64url'))).toBe(
      true,
    )
  })

  it('NOTE-40 are wrapped in the database, and outlive a change of SECRET_KEY', async () => {
    const place = await databases.place()
    const database = await databases.open(place)
    const open = async (secretKey: string, secretKeyPrevious?: string) => {
      const { dataDir } = place
      const keyring = await openKeyring({ database, dataDir, secretKey, secretKeyPrevious })
      const { publicKey } = await pushOf({ database, keyring }, Date.now, []).openVapid()
      const secret = await keyring.instanceSecret(database, 'push', newVapidKey)
      return { publicKey, secret }
    }
    const first = await open(OLD)
    const stored = await storedBytes(database, place)
    // The private number itself, wherever it might stand.
    const number = first.secret.subarray(36, 68)
    expect(vapid(first.secret, 'mailto:x').publicKey).toBe(first.publicKey)
    for (const bytes of [number, first.secret]) {
      expect(stored.includes(bytes)).toBe(false)
      expect(holds(stored, bytes.toString('base64url'))).toBe(false)
    }
    expect(await open(NEW, OLD)).toEqual(first)
    expect(await open(NEW)).toEqual(first)
  })
})

describe('the proof of who sends', () => {
  it('is made once for half a day, and again when the time or the service is another', () => {
    const proof = vapid(newVapidKey(), 'mailto:x@example.org')
    const at = (hours: number, origin = 'https://a.example') =>
      proof.authorization(origin, hours * 3_600_000)
    expect(at(0)).toBe(at(5))
    expect(at(0)).not.toBe(at(7))
    expect(at(7)).toBe(at(12))
    expect(at(7)).not.toBe(at(7, 'https://b.example'))
  })
})
