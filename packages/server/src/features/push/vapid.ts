import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'

const HOUR_MS = 60 * 60 * 1000
/** A push service takes at most 24 hours; half of it leaves room for clocks that differ. */
const VALID_FOR = 12 * HOUR_MS
/** Far more than there are push services, and little memory. */
const MAX_ORIGINS = 200

/** Proves to push services that all our messages come from one sender (RFC 8292). */
export interface Vapid {
  /** What a browser subscribes with: the point, uncompressed, in base64url. */
  readonly publicKey: string
  /** The `Authorization` header for a push service. */
  authorization(origin: string, now: number): string
}

/** A new key, as it's stored. */
export function newVapidKey(): Buffer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ format: 'der', type: 'pkcs8' })
}

export function vapid(kept: Buffer, subject: string): Vapid {
  const key = createPrivateKey({ key: kept, format: 'der', type: 'pkcs8' })
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  const publicKey = Buffer.concat(point).toString('base64url')
  // A signature costs a quarter of a message, and one serves all messages of half a day.
  const made = new Map<string, { header: string; until: number }>()

  const header = (origin: string, until: number) => {
    const claims = { aud: origin, exp: Math.floor(until / 1000), sub: subject }
    const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encodePart).join('.')
    const dsaEncoding = 'ieee-p1363'
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding })
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
  }

  return {
    publicKey,
    authorization(origin, now) {
      const known = made.get(origin)
      if (known && now < known.until - VALID_FOR / 2 && now > known.until - VALID_FOR - HOUR_MS)
        return known.header
      const until = now + VALID_FOR
      if (made.size >= MAX_ORIGINS) made.clear()
      made.set(origin, { header: header(origin, until), until })
      return made.get(origin)?.header ?? ''
    },
  }
}

function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
