import type { ApiToken } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useClients } from '#api/clients-context.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { useFetch } from '#kit/fetch/use-fetch.ts'

export type Tokens = ReturnType<typeof useTokens>

/** The person's API tokens. */
export function useTokens() {
  const { premium } = useClients()
  const { update, ...tokens } = useFetch(
    async ({ signal }) => (await premium.call(endpoints.listTokens, { signal })).body,
  )
  return {
    ...tokens,
    add: (token: ApiToken) => update((list) => [token, ...list]),
    async revoke(id: string) {
      await premium.call(endpoints.revokeToken, { params: { id } }).catch(ignoreGone)
      update((list) => list.filter((token) => token.id !== id))
    },
  }
}

/** Idempotent: a token that was already revoked elsewhere counts as revoked. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof CallFailure) || error.status !== 404) throw error
}
