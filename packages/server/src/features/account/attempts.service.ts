import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '#app-error.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader, Trx } from '#database/index.ts'
import {
  countAttempt,
  countAttemptIn,
  type Limit,
  sweepAttempts,
  waitFor,
} from '#limits/recent-attempts.ts'
import type { Caller } from './account-parts.ts'
import { folded } from './user-row.ts'

/** 0 sets no limit. */
export interface AttemptLimits {
  /** Wrong passwords and recovery codes a minute for one account from one network or device. */
  readonly failuresPerAccount: number
  /** The same an hour for one account, from wherever; for a known device, from it. */
  readonly failuresPerAccountHourly: number
  /** The same a minute from one address, for whatever accounts. */
  readonly failuresPerAddress: number
  /** The same a minute from one IPv6 site. */
  readonly failuresPerSite: number
  /** A minute, whatever comes of them. */
  readonly signupsPerAddress: number
  /** Accounts in 24 hours. */
  readonly signupsPerAddressDaily: number
}

export const ATTEMPT_LIMITS: Omit<AttemptLimits, 'signupsPerAddressDaily'> = {
  failuresPerAccount: 10,
  failuresPerAccountHourly: 100,
  failuresPerAddress: 100,
  failuresPerSite: 300,
  signupsPerAddress: 60,
}

/** How many households one IPv6 site may stand for. */
const HOUSEHOLDS_PER_SITE = 5

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

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SWEEP_EVERY = 60_000
const TOO_MANY_SIGNUPS =
  'Too many accounts were created from your network today. Please try again tomorrow'

type Wanted = readonly [max: number, windowMs: number, ...what: string[]]

/** Counts attempts through the database, so that the limits hold across processes and restarts. */
export function attemptsService({ database, keyring, clock, attemptLimits }: Parts) {
  let secret: Promise<Buffer> | undefined
  let sweptAt = Number.NEGATIVE_INFINITY

  return {
    /**
     * Strangers share the counts of their network and of the account. A device that was signed in
     * to the account before has a count of its own, so that strangers can’t lock it out.
     */
    async failuresOf(email: string, caller: Caller, devices: readonly string[] = []) {
      const account = folded(email)
      const device = await knownDevice(account, devices)
      const limits = await limitsOf(
        device ? ofDevice(account, device) : ofStranger(account, caller),
      )
      return failuresUnder(limits)
    },

    /** A session was begun with the password: it counts as a known device. */
    async failuresIn(sessionId: string, email: string): Promise<Failures> {
      return failuresUnder(await limitsOf(ofDevice(folded(email), sessionId)))
    },

    /** By which this device is known again at this account. It opens nothing. */
    async deviceToken(email: string): Promise<string> {
      const id = randomBytes(16).toString('base64url')
      return `${id}.${await hmac(['device', folded(email), id])}`
    },

    async countSignup({ address }: Caller): Promise<void> {
      const perMinute = attemptLimits.signupsPerAddress
      await count(await limitsOf([[perMinute, MINUTE, 'signups', address]]))
    },

    /** In the unit that makes the account: what fails uses up nothing of the day. */
    async countAccount({ address, site }: Caller): Promise<(trx: Trx) => Promise<void>> {
      const perDay = attemptLimits.signupsPerAddressDaily
      const limits = await limitsOf([
        [perDay, DAY, 'accounts', address],
        ...forSite(address, site, [perDay * HOUSEHOLDS_PER_SITE, DAY, 'accounts', site]),
      ])
      return async (trx) => refuseFor(await countAttemptIn(trx, limits, clock()), TOO_MANY_SIGNUPS)
    },
  }

  function ofStranger(account: string, { address, site }: Caller): Wanted[] {
    return [
      [attemptLimits.failuresPerAccount, MINUTE, 'failures', account, site],
      [attemptLimits.failuresPerAccountHourly, HOUR, 'failures', account],
      [attemptLimits.failuresPerAddress, MINUTE, 'failures at', address],
      ...forSite(address, site, [attemptLimits.failuresPerSite, MINUTE, 'failures at', site]),
    ]
  }

  function ofDevice(account: string, device: string): Wanted[] {
    return [
      [attemptLimits.failuresPerAccount, MINUTE, 'failures on', account, device],
      [attemptLimits.failuresPerAccountHourly, HOUR, 'failures on', account, device],
    ]
  }

  function failuresUnder(limits: readonly Limit[]): Failures {
    return {
      refuseIfTooMany: async (read = database.read) =>
        refuseFor(await waitFor(read, limits, clock())),
      count: () => count(limits),
    }
  }

  async function knownDevice(account: string, tokens: readonly string[]) {
    for (const token of tokens) {
      const [id = '', proof = ''] = token.split('.')
      const expected = Buffer.from(await hmac(['device', account, id]))
      const given = Buffer.from(proof)
      if (given.length === expected.length && timingSafeEqual(given, expected)) return id
    }
    return undefined
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

  async function limitsOf(wanted: readonly Wanted[]): Promise<Limit[]> {
    const limits = wanted
      .filter(([max]) => max > 0)
      .map(async ([perMinute, windowMs, ...what]) => {
        const key = await hmac(windowMs === MINUTE ? what : [...what, windowMs])
        return { perMinute, windowMs, key }
      })
    return Promise.all(limits)
  }

  /**
   * Emails and addresses can be guessed, so a plain hash of them could be undone by trying; with
   * a secret of the instance it cannot.
   */
  async function hmac(what: readonly unknown[]): Promise<string> {
    const key = await instanceSecret()
    return createHmac('sha256', key).update(JSON.stringify(what)).digest('base64url')
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

function forSite(address: string, site: string, limit: Wanted): Wanted[] {
  return site === address ? [] : [limit]
}

function refuseFor(wait: number | undefined, sentence?: string): void {
  if (wait === undefined) return
  const retryAfter = Math.ceil(wait / 1000)
  throw new AppError('too_many_requests', { retryAfter, ...(sentence && { sentence }) })
}
