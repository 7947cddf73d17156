import { endpoints } from '@daywell/core/contract'
import type { Preferences } from '@daywell/core/preferences'
import type { Client } from '#api/client.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { type OwnChanges, putOnTop } from './own-changes.ts'

type Api = Client<'api'>

export async function fetchPreferences(api: Api, signal?: AbortSignal): Promise<Preferences> {
  const { body } = await api.call(endpoints.getPreferences, { ...(signal && { signal }) })
  return body
}

export interface Sent {
  readonly preferences: Preferences
  /** The server said so in its own words, and not somebody on the way to it. */
  readonly certain: boolean
}

/**
 * Brings a person's own changes to the server, on top of what it has: the privacy level is always
 * the server's own. Somebody may have changed others of them meanwhile; then the changes are put
 * on top of theirs, once.
 */
export async function sendChanges(
  api: Api,
  /** What the server is believed to have. */
  known: Preferences | undefined,
  changes: OwnChanges,
): Promise<Sent> {
  try {
    return await post(api, putOnTop(known ?? (await fetchPreferences(api)), changes))
  } catch (error) {
    if (!isStale(error)) throw error
    return post(api, putOnTop(await fetchPreferences(api), changes))
  }
}

/** What the answer to a success holds does not matter: the server keeps what it was sent. */
async function post(api: Api, wanted: Preferences): Promise<Sent> {
  const preferences = { ...wanted, version: wanted.version + 1 }
  try {
    await api.call(endpoints.savePreferences, { body: wanted })
    return { preferences, certain: true }
  } catch (error) {
    if (!(error instanceof CallFailure) || error.failure.kind !== 'invalid-answer') throw error
    return { preferences, certain: false }
  }
}

function isStale(error: unknown): boolean {
  return error instanceof CallFailure && error.answer?.code === 'stale'
}

/** The server will not have them as they are, however often they are sent. */
export function isRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 422
}
