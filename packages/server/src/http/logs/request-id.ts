import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Follows a request through proxy and log; one that comes from outside is taken from a proxy only. */
export function requestIds(behindProxy: boolean) {
  return ({ headers }: IncomingMessage): string => {
    const given = headers['x-request-id']
    const usable = behindProxy && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given)
    return usable ? given : randomUUID()
  }
}
