import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { revocations, revokeKeyOf } from '#services/session/revocations.ts'
import type { SafeStorage } from '#services/session/safe-storage.ts'
import type { Session } from '#services/session/session.ts'

interface LeaveSessionDeps {
  readonly api: Pick<Client<'api'>, 'call'>
  readonly session: Pick<Session, 'token' | 'end'>
  readonly storage: SafeStorage
  /** Lets the service worker send it, in case all pages are closed. */
  readonly sendLater: (tokenHash: string) => void
}

/** The session has ended on this device, but the server doesn't know. */
class ServerNotTold extends Error {
  override readonly name = 'ServerNotTold'
  /** Whether it's retried once the server is reachable. */
  readonly isOwed: boolean

  constructor(isOwed: boolean, cause: unknown) {
    super('Couldn’t tell the server about a logout', { cause })
    this.isOwed = isOwed
  }
}

/** Ends the session on this device at once, and on the server as soon as it's reachable. */
export async function leaveSession({
  api,
  session,
  storage,
  sendLater,
}: LeaveSessionDeps): Promise<void> {
  const owed = revocations(storage)
  const token = session.token()
  const hash = token === null ? undefined : await revokeKeyOf(token).catch(() => undefined)
  // Stored while the token is still here, so the next page can finish if this one closes.
  if (hash) owed.owe(hash)
  // The request reads its token before the session ends.
  const told = revoke(api)
  session.end('left')
  try {
    await told
    if (hash) owed.settle(hash)
  } catch (error) {
    if (hash) sendLater(hash)
    throw new ServerNotTold(hash !== undefined, error)
  }
}

async function revoke(api: LeaveSessionDeps['api']): Promise<void> {
  try {
    await api.call(endpoints.logout, { keepalive: true })
  } catch (error) {
    // Idempotent: a session unknown to the server counts as revoked.
    if (!(error instanceof CallFailure && error.status === 401)) throw error
  }
}

/** Background Sync API; not in every browser. */
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Lets the service worker end the session once online, in case all pages are closed. */
export function sendByWorker(tokenHash: string): void {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  worker
    ?.getRegistration()
    .then((found) => (found as SyncRegistration | undefined)?.sync?.register(`revoke-${tokenHash}`))
    // The next page of this browser sends it anyway.
    .catch(() => {})
}
