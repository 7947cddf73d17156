import { createHash, timingSafeEqual } from 'node:crypto'
import type { TokenScope, User } from '@daywell/core/account'

/** Whose call it is. */
export interface Session {
  readonly sessionId: string
  /** When the password was last given in this session (ms). */
  readonly confirmedAt: number
  readonly user: User & { readonly onboardingComplete: boolean }
  /** What the API token of the call may do; absent: the person is signed in. */
  readonly scopes?: readonly TokenScope[]
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
  }
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/=-]{1,256})$/i.exec(authorization ?? '')?.[1]
}

/** Compares in a time that tells nothing about where two secrets differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
