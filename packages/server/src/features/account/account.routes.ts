import type { Handlers } from '#http/route.ts'
import type { AccountService } from './account.service.ts'

export function accountRoutes(accounts: AccountService) {
  return {
    verify: async ({ session }) => ({ status: 200, body: accounts.identityOf(session.user) }),

    logout: async ({ session }) => {
      await accounts.logOut(session.sessionId)
      return { status: 204, body: undefined }
    },
  } satisfies Handlers
}
