import { endpoints } from '@daywell/core/contract'
import type { Preferences } from '@daywell/core/preferences'
import type { Client } from '#api/client.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { applyChanges, type OwnChanges } from './own-changes.ts'

type Api = Client<'api'>

export async function fetchPreferences(api: Api, signal?: AbortSignal): Promise<Preferences> {
  const { body } = await api.call(endpoints.getPreferences, { ...(signal && { signal }) })
  return body
}

export interface Sent {
  readonly preferences: Preferences
  /** The server itself answered, not a proxy. */
  readonly certain: boolean
}

/**
 * Sends a person's own changes, merged into the server's state; the privacy level is always the
 * server's. On a conflict the changes are merged into the newer state and sent once more.
 */
export async function sendChanges(
  api: Api,
  /** The server's last known state. */
  known: Preferences | undefined,
  changes: OwnChanges,
): Promise<Sent> {
  try {
    return await post(api, applyChanges(known ?? (await fetchPreferences(api)), changes))
  } catch (error) {
    if (!isStale(error)) throw error
    return post(api, applyChanges(await fetchPreferences(api), changes))
  }
}

/** The body of a success doesn't matter: the server stores what it was sent. */
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

/** The server will refuse them however often they're sent. */
export function isRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 422
}
