import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { Verdict } from '#services/session/session.ts'

/** Only a 401 or a 403 ends a session; a timeout or a failing server doesn't. */
export async function checkSession(api: Client<'api'>, signal: AbortSignal): Promise<Verdict> {
  try {
    await api.call(endpoints.health)
    const { body } = await api.call(endpoints.verify, { signal })
    return { kind: 'verified', identity: body }
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'unreachable' }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof CallFailure && (error.status === 401 || error.status === 403)
}
