import { createHmac, randomBytes } from 'node:crypto'
import { AppError } from '#app-error.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import { countAttempt, type Limit, sweepAttempts, waitFor } from '#limits/recent-attempts.ts'
import { folded } from './user-row.ts'

/** In any 60 seconds; 0 sets no limit. */
export interface AttemptLimits {
  /** Wrong passwords and recovery codes for one account from one address. */
  readonly failuresPerAccount: number
  /** The same from one address, for whatever accounts. */
  readonly failuresPerAddress: number
  readonly signupsPerAddress: number
}

export const ATTEMPT_LIMITS: AttemptLimits = {
  failuresPerAccount: 10,
  failuresPerAddress: 100,
  signupsPerAddress: 60,
}

interface Parts {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly attemptLimits: AttemptLimits
}

/** The failed tries to prove that one is a certain person. */
export interface Failures {
  /** Refuses whoever has failed too often, without a look at what they bring this time. */
  refuseIfTooMany(read?: Reader): Promise<void>
  /** Counts a failure; one that is too many is refused for that. */
  count(): Promise<void>
}

const SWEEP_EVERY = 60_000

/** Counts attempts through the database, so that the limits hold across processes and restarts. */
export function attemptsService({ database, keyring, clock, attemptLimits }: Parts) {
  let secret: Promise<Buffer> | undefined
  let sweptAt = Number.NEGATIVE_INFINITY

  return {
    async failuresOf(email: string, address: string): Promise<Failures> {
      const limits = await limitsOf([
        [attemptLimits.failuresPerAccount, 'failures', folded(email), address],
        [attemptLimits.failuresPerAddress, 'failures', address],
      ])
      return {
        refuseIfTooMany: async (read = database.read) =>
          refuseFor(await waitFor(read, limits, clock())),
        count: () => count(limits),
      }
    },

    async countSignup(address: string): Promise<void> {
      await count(await limitsOf([[attemptLimits.signupsPerAddress, 'signups', address]]))
    },
  }

  async function count(limits: readonly Limit[]): Promise<void> {
    const now = clock()
    // By the distance, since the clock may have been set back.
    if (Math.abs(now - sweptAt) >= SWEEP_EVERY) {
      sweptAt = now
      await sweepAttempts(database, now)
    }
    refuseFor(await countAttempt(database, limits, now))
  }

  /**
   * Emails and addresses can be guessed, so a plain hash of them could be undone by trying; with
   * a secret of the instance it cannot.
   */
  async function limitsOf(wanted: readonly (readonly [number, ...string[]])[]): Promise<Limit[]> {
    const key = await instanceSecret()
    return wanted
      .filter(([perMinute]) => perMinute > 0)
      .map(([perMinute, ...what]) => ({
        perMinute,
        key: createHmac('sha256', key).update(JSON.stringify(what)).digest('base64url'),
      }))
  }

  function instanceSecret(): Promise<Buffer> {
    secret ??= keyring.instanceSecret(database, 'limits', () => randomBytes(32))
    // One that could not be read is asked for again the next time.
    secret.catch(() => {
      secret = undefined
    })
    return secret
  }
}

export type AttemptsService = ReturnType<typeof attemptsService>

function refuseFor(wait: number | undefined): void {
  if (wait === undefined) return
  throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) })
}
