import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { SafeStorage } from './safe-storage.ts'
import { REVOCATIONS_OWED } from './stored-session.ts'

const HASH = /^[0-9a-f]{64}$/

/**
 * A hash that can revoke the token's session and nothing else; undefined without a secure origin.
 */
export async function revokeKeyOf(token: string): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(token))
  if (!digest) return undefined
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Outbox of sessions that were left while offline. It contains token hashes: anyone who finds them
 * on a shared computer can end those sessions, and nothing else.
 */
export function revocations(storage: SafeStorage) {
  const all = () => (storage.get(REVOCATIONS_OWED) ?? '').split(' ').filter((one) => HASH.test(one))
  const write = (hashes: readonly string[]) => {
    if (hashes.length === 0) storage.remove(REVOCATIONS_OWED)
    else storage.set(REVOCATIONS_OWED, hashes.join(' '))
  }
  const settle = (hash: string) => write(all().filter((other) => other !== hash))
  return {
    all,
    owe: (hash: string) => write([...new Set([...all(), hash])]),
    settle,
    /** Sends pending revocations; idempotent, so several tabs may do so at once. */
    async sendAll(api: Pick<Client<'api'>, 'call'>): Promise<void> {
      for (const tokenHash of all()) {
        try {
          await api.call(endpoints.revokeSession, { body: { tokenHash } })
        } catch (error) {
          if (!isFinal(error)) throw error
        }
        settle(tokenHash)
      }
    },
  }
}

/** A permanent refusal: retrying is pointless. */
function isFinal(error: unknown): boolean {
  const status = error instanceof CallFailure ? error.status : undefined
  return status === 404 || status === 422
}
