import { isApiToken, scopesAllow } from '@daywell/core/account'
import type { Feature } from '@daywell/core/billing'
import type { Access, Scope } from '@daywell/core/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import { isOutOfReach } from '#database/index.ts'
import type { CallLimit } from './limits.ts'
import { bearerToken, type Session, sameSecret } from './session.ts'

type Awaitable<T> = T | Promise<T>

interface GateDeps {
  readonly findSession: (token: string) => Promise<Session | undefined>
  /** Whether the token is of a session that this server has ended. */
  readonly wasEnded: (token: string) => Promise<boolean>
  /** Counts a call, or says after how many seconds the next one is allowed. */
  readonly limit: (who: string, now: number) => Awaitable<ReturnType<CallLimit>>
  readonly canUse: (session: Session, feature: Feature) => Promise<boolean>
  readonly metricsToken: string | undefined
  readonly clock: () => number
}

export interface Gate {
  /**
   * Finds out who calls, or throws. Nothing of the body has been read yet. `scope` is what an API
   * token needs for the call.
   */
  recognise(access: Access, request: FastifyRequest, scope: Scope): Promise<void>
  /** Admits a call with a session, or throws the refusal. */
  admit(access: Access, request: FastifyRequest): Promise<void>
  /** Counts a call that is answered whether or not it would be let in. */
  count(request: FastifyRequest): void
  /**
   * Why a call that was let in failed. Once the account is deleted or the session has ended, calls
   * under way miss now one row, now another; what all of them have to say is that it's over.
   */
  whyFailed(error: unknown, request: FastifyRequest): Promise<unknown>
}

export function createGate(deps: GateDeps): Gate {
  return {
    async recognise(access, request, scope) {
      if (access === 'anyone' || access === 'provider') return
      const token = bearerToken(request.headers.authorization)
      if (access === 'operator') return admitOperator(token, deps.metricsToken)
      const session = token === undefined ? undefined : await deps.findSession(token)
      if (!session) throw await refusal(deps, token)
      refuseOutOfScope(session, scope)
      request.session = session
    },

    async admit(access, { session }) {
      if (!session) return
      const tooMany = await deps.limit(session.user.id, deps.clock())
      if (tooMany) throw new AppError('too_many_requests', tooMany)
      if (typeof access !== 'object') return
      const canUse = await deps.canUse(session, access.feature)
      if (!canUse) throw new AppError('subscription_required')
    },

    count({ session }) {
      if (!session) return
      // No one waits for it: a failure to count must not end the process.
      Promise.resolve(deps.limit(session.user.id, deps.clock())).catch(() => {})
    },

    async whyFailed(error, { session, headers }) {
      if (!session || error instanceof AppError || isOutOfReach(error)) return error
      const token = bearerToken(headers.authorization) ?? ''
      if (await deps.findSession(token)) return error
      return refusal(deps, token, error)
    },
  }
}

const UNKNOWN_TOKEN =
  'This API token isn’t valid. It may have expired or been revoked. You can create a new one in Profile.'

/** A device removes its copies only where the server knows the session and says that it is over. */
async function refusal({ wasEnded }: GateDeps, token: string | undefined, cause?: unknown) {
  if (token !== undefined && isApiToken(token))
    return new AppError('session_required', { sentence: UNKNOWN_TOKEN, cause })
  const isOver = token !== undefined && (await wasEnded(token))
  return new AppError(isOver ? 'session_ended' : 'session_required', { cause })
}

function refuseOutOfScope({ scopes }: Session, scope: Scope): void {
  if (!scopes) return
  if (scope === 'never')
    throw new AppError('not_allowed', { sentence: 'API tokens can’t do this. Please log in.' })
  if (scopesAllow(scopes, scope)) return
  const sentence = `This API token doesn’t have the scope “${scope}”. You can create another one in Profile.`
  throw new AppError('not_allowed', { sentence })
}

function admitOperator(token: string | undefined, metricsToken: string | undefined): void {
  const isOperator = token && metricsToken && sameSecret(token, metricsToken)
  if (!isOperator) throw new AppError('session_required')
}
