import type { WorkerScope } from './worker-scope.ts'

/** The page puts the hash into the tag, because a worker can't read local storage. */
const TAG = /^revoke-([0-9a-f]{64})$/

/**
 * Background sync: revokes a session that was left offline, once the network is back. A rejection
 * makes the browser retry later.
 */
export async function revokeLater(
  tag: string,
  { location, fetch }: Pick<WorkerScope, 'location' | 'fetch'>,
): Promise<void> {
  const tokenHash = TAG.exec(tag)?.[1]
  if (tokenHash === undefined) return
  const { status } = await fetch(
    new Request(new URL('/api/auth/revoke', location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tokenHash }),
      credentials: 'omit',
    }),
  )
  if (status === 429 || status >= 500) throw new Error(`The server answered ${status}`)
}
