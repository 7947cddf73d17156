import { createHash, timingSafeEqual } from 'node:crypto'
import { Problem } from './problem.ts'

export interface Keys {
  readonly secret: string
  readonly publishable: string
}

/** Who calls, by the key in the header or, from a page, among the fields. */
export function callerOf(
  keys: Keys,
  authorization: string | undefined,
  field: unknown,
): 'server' | 'page' {
  const key = fromHeader(authorization) ?? (typeof field === 'string' ? field : undefined)
  if (key === undefined) {
    throw new Problem(401, {
      message:
        'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    })
  }
  if (sameSecret(key, keys.secret)) return 'server'
  if (sameSecret(key, keys.publishable)) return 'page'
  throw new Problem(401, { message: `Invalid API Key provided: ${key.slice(0, 8)}***` })
}

function fromHeader(authorization: string | undefined): string | undefined {
  const [scheme, value = ''] = authorization?.split(' ') ?? []
  if (scheme === 'Bearer') return value
  if (scheme !== 'Basic') return undefined
  return Buffer.from(value, 'base64').toString().split(':')[0]
}

/** Takes the same time whatever is wrong with it. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
