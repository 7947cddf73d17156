import type { Handlers } from '#http/route.ts'
import type { AccountService } from './account.service.ts'
import { identityOf } from './identity.ts'

export function accountRoutes(accounts: AccountService, hasLeft: () => void) {
  return {
    accountRules: async () => ({ status: 200, body: accounts.rules }),

    signup: async ({ body, caller }) => ({
      status: 201,
      body: await accounts.signUp(body, caller),
    }),

    login: async ({ body, caller }) => ({ status: 200, body: await accounts.logIn(body, caller) }),

    recover: async ({ body, caller }) => ({
      status: 200,
      body: await accounts.recover(body, caller),
    }),

    verify: async ({ session }) => ({ status: 200, body: identityOf(session.user) }),

    logout: async ({ session }) => done(accounts.logOut(session)),

    revokeSession: async ({ body }) => done(accounts.revoke(body.tokenHash)),

    updateProfile: async ({ session, body, caller }) => ({
      status: 200,
      body: await accounts.updateProfile(session, body, caller),
    }),

    deleteProfile: async ({ session }) => done(accounts.deleteAccount(session).then(hasLeft)),

    confirmPassword: async ({ session, body, caller }) =>
      done(accounts.confirmPassword(session, body.password, caller)),

    renewRecoveryCode: async ({ session, body, caller }) => ({
      status: 200,
      body: { recoveryCode: await accounts.renewRecoveryCode(session, body.password, caller) },
    }),

    listSessions: async ({ session }) => ({
      status: 200,
      body: await accounts.listSessions(session),
    }),

    endSession: async ({ session, params }) => done(accounts.endSession(session, params.id)),

    listTokens: async ({ session }) => ({ status: 200, body: await accounts.listTokens(session) }),

    createToken: async ({ session, body }) => ({
      status: 201,
      body: await accounts.createToken(session, body),
    }),

    revokeToken: async ({ session, params }) => done(accounts.revokeToken(session, params.id)),

    endOtherSessions: async ({ session }) => done(accounts.endOtherSessions(session)),
  } satisfies Handlers
}

async function done(work: Promise<void>) {
  await work
  return { status: 204, body: undefined } as const
}
