import type { Feature } from '@daywell/core/billing'
import type { Access } from '@daywell/core/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import type { CallLimit } from './limits.ts'
import { bearerToken, type Session, sameSecret } from './session.ts'

interface GateParts {
  readonly findSession: (token: string) => Promise<Session | undefined>
  readonly limit: CallLimit
  readonly canUse: (session: Session, feature: Feature) => Promise<boolean>
  readonly metricsToken: string | undefined
  readonly clock: () => number
}

/** Lets a call in, or throws the reason why not. Nothing of its body has been read yet. */
export type Gate = (access: Access, request: FastifyRequest) => Promise<void>

export function createGate(parts: GateParts): Gate {
  return async (access, request) => {
    if (access === 'anyone' || access === 'provider') return
    const token = bearerToken(request.headers.authorization)
    if (access === 'operator') return admitOperator(token, parts.metricsToken)
    request.session = await admitPerson(token, parts)
    if (access === 'session') return
    const canUse = await parts.canUse(request.session, access.feature)
    if (!canUse) throw new AppError('subscription_required')
  }
}

async function admitPerson(token: string | undefined, parts: GateParts): Promise<Session> {
  const session = token === undefined ? undefined : await parts.findSession(token)
  if (!session) throw new AppError('session_required')
  const tooMany = parts.limit(session.user.id, parts.clock())
  if (tooMany) throw new AppError('too_many_requests', tooMany)
  return session
}

function admitOperator(token: string | undefined, metricsToken: string | undefined): void {
  const isOperator = token && metricsToken && sameSecret(token, metricsToken)
  if (!isOperator) throw new AppError('session_required')
}
