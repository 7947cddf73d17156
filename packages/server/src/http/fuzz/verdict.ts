import { isUtf8 } from 'node:buffer'
import { BODY_LIMIT, type Endpoint, errorCodeOf, errors } from '@daywell/core/contract'
import type { Shot } from '../testing/ask.ts'

export type Caller = 'nobody' | 'free' | 'premium'

/**
 * The statuses that the contract asks for, read off the contract and the shot alone. `undefined`:
 * nothing is wrong with the call, so any answer of the endpoint will do.
 */
export function statusesFor(endpoint: Endpoint, caller: Caller, shot: Shot): number[] | undefined {
  const refused = refusedAtTheGate(endpoint, caller)
  const readsFirst = endpoint.readsFirst && caller !== 'nobody'
  if (refused && !readsFirst) return [refused]
  const body = endpoint.rawBody ? undefined : bodyVerdict(endpoint, shot)
  // A readable body is checked before the caller is refused, an unreadable one is not.
  if (refused) return body?.every((status) => status < 422) ? body : [refused]
  const headers = endpoint.headers?.safeParse(shot.headers)
  if (headers?.success === false) return [...(body ?? []), errors.invalid_input.status]
  return body
}

function refusedAtTheGate({ access }: Endpoint, caller: Caller): number | undefined {
  if (access === 'anyone' || access === 'provider') return undefined
  if (access === 'operator' || caller === 'nobody') return errors.session_required.status
  const locked = typeof access === 'object' && caller === 'free'
  return locked ? errors.subscription_required.status : undefined
}

function bodyVerdict({ body, bodyLimit = BODY_LIMIT }: Endpoint, shot: Shot): number[] | undefined {
  if (!body) return undefined
  const value = bodySays(shot)
  const tooLarge = (shot.body?.length ?? 0) > bodyLimit
  if (tooLarge) return [413, ...(value === UNREADABLE ? [400] : [])]
  if (value === UNREADABLE) return [errors.unreadable_body.status]
  const result = body.safeParse(value)
  return result.success ? undefined : [errors[errorCodeOf(result.error)].status]
}

const UNREADABLE = Symbol('unreadable')

/** What a body says; one that is not there counts as an empty object. */
function bodySays({ body: bytes = Buffer.alloc(0), headers }: Shot): unknown {
  const type = headers['content-type']
  if (bytes.length === 0 && (type === undefined || type === 'application/json')) return {}
  if (type !== 'application/json' || !isUtf8(bytes)) return UNREADABLE
  try {
    return JSON.parse(bytes.toString().replace(/^\uFEFF/, ''))
  } catch {
    return UNREADABLE
  }
}
