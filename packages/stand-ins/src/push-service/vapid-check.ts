import { createPublicKey, verify } from 'node:crypto'

const DAY_IN_SECONDS = 24 * 60 * 60

interface Expected {
  /** Of this push service. */
  readonly origin: string
  /** With which the browser subscribed; absent: any. */
  readonly senderKey: string | undefined
  readonly now: number
}

/** What is wrong with the `Authorization` of a message by RFC 8292; undefined: nothing. */
export function vapidFault(header: string | undefined, expected: Expected): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (!signature) return 'there is no VAPID token'
  if (expected.senderKey !== undefined && key !== expected.senderKey) return 'the key is another'
  if (read(head).alg !== 'ES256') return 'the algorithm is another'
  const signed = Buffer.from(`${head}.${claims}`)
  const by = { key: publicKey(key), dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, by, Buffer.from(signature, 'base64url')))
    return 'the signature is wrong'
  return claimFault(read(claims), expected)
}

function claimFault({ aud, exp, sub }: Record<string, unknown>, { origin, now }: Expected) {
  const seconds = Number(exp) - now / 1000
  if (aud !== origin) return 'it is meant for another service'
  if (!(seconds > 0 && seconds <= DAY_IN_SECONDS)) return 'its time is over, or too long'
  return /^(mailto|https):/.test(String(sub)) ? undefined : 'nobody can be turned to'
}

function read(part: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return {}
  }
}

function publicKey(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  return createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  })
}
