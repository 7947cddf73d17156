import type { ApiToken, NewApiToken } from '@daywell/core/account'
import { TOKEN_SCOPES } from '@daywell/core/account'
import { AppError } from '#app-error.ts'
import { newApiToken } from '#crypto/index.ts'
import {
  insertToken,
  listTokens,
  type OwnToken,
  revokeOwnToken,
} from '#stores/accounts/api-token.store.ts'
import { lockOpenAccount } from '#stores/accounts/open-account.store.ts'
import type { AccountDeps, Me } from './account-deps.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** More than a person's programs; beyond is one that creates tokens in a loop. */
const MAX_TOKENS = 20
const TOO_MANY = `You already have ${MAX_TOKENS} API tokens. Revoke one you no longer need first`

/** API tokens, with which programs act for a person. */
export function tokensService(
  { database, keyring, clock }: AccountDeps,
  requireConfirmed: (me: Me) => void,
) {
  return {
    async listTokens({ user }: Me): Promise<ApiToken[]> {
      return (await listTokens(database, keyring, user.id)).map(toApiToken)
    },

    /** A token outlives the session, so a stolen session alone must not be enough to get one. */
    async createToken(me: Me, wanted: NewApiToken): Promise<ApiToken & { token: string }> {
      requireConfirmed(me)
      const { token, hash } = newApiToken()
      const now = clock()
      const row = {
        tokenHash: hash,
        name: wanted.name,
        scopes: TOKEN_SCOPES.filter((scope) => wanted.scopes.includes(scope)),
        expiresAt: now + wanted.expiresInDays * DAY_MS,
      }
      const made = await database.write(async (trx) => {
        if (!(await lockOpenAccount(trx, me.user.id))) throw new AppError('session_required')
        const key = await keyring.userKey(trx, me.user.id)
        return insertToken(trx, key, row, { now, max: MAX_TOKENS })
      })
      if (!made) throw new AppError('invalid_input', { fields: { name: TOO_MANY } })
      return { ...toApiToken(made), token }
    },

    async revokeToken({ user }: Me, id: string): Promise<void> {
      if (!(await revokeOwnToken(database, user.id, id))) throw new AppError('not_found')
    },
  }
}

function toApiToken({ createdAt, expiresAt, lastUsedAt, scopes, ...token }: OwnToken): ApiToken {
  return {
    ...token,
    scopes: [...scopes],
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
    lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
