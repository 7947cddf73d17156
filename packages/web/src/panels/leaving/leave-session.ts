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
  /** Has the service worker send it, should all pages be closed by then. */
  readonly sendLater: (tokenHash: string) => void
}

/** The session is over on this device; the server has not heard of it. */
class ServerNotTold extends Error {
  override readonly name = 'ServerNotTold'
  /** Whether that is made up for as soon as the server can be reached. */
  readonly isOwed: boolean

  constructor(isOwed: boolean, cause: unknown) {
    super('The server could not be told of a log-out', { cause })
    this.isOwed = isOwed
  }
}

/** Ends the session on this device at once, and on the server as soon as it can be reached. */
export async function leaveSession({
  api,
  session,
  storage,
  sendLater,
}: LeaveSessionDeps): Promise<void> {
  const owed = revocations(storage)
  const token = session.token()
  const hash = token === null ? undefined : await revokeKeyOf(token).catch(() => undefined)
  // Noted while the token is still here: a page that is closed now leaves the rest to the next one.
  if (hash) owed.owe(hash)
  // The call takes its token along before the session is gone.
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
    // A session that the server does not know any more is as good as revoked.
    if (!(error instanceof CallFailure && error.status === 401)) throw error
  }
}

/** Background Sync, which not every browser has. */
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Has the service worker end the session once the network is back, should all pages be closed. */
export function sendByWorker(tokenHash: string): void {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  worker
    ?.getRegistration()
    .then((found) => (found as SyncRegistration | undefined)?.sync?.register(`revoke-${tokenHash}`))
    // The next page of this browser sends it anyway.
    .catch(() => {})
}
