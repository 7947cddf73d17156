import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '#app-error.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader, Trx } from '#database/index.ts'
import { countAttempt, countAttemptIn, type Limit, waitFor } from '#limits/recent-attempts.ts'
import { foldName } from '#stores/accounts/user-row.ts'
import type { Caller } from './account-deps.ts'

/** 0 means no limit. */
export interface AttemptLimits {
  /** Wrong passwords a minute for one account from one network or device; so many codes, too. */
  readonly failuresPerAccount: number
  /** Wrong passwords an hour for one account, from wherever; for a known device, from it. */
  readonly failuresPerAccountHourly: number
  /** Wrong passwords and codes a minute from one address, for whatever accounts. */
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
/** How many callers a proxy that the settings don't name may stand for; it can't vouch for them. */
const CALLERS_PER_PEER = 20
/** So that one of them alone can't lock out the others. */
const DEVICES_AT_ONCE = 2

interface AttemptsDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly attemptLimits: AttemptLimits
}

/** Failed attempts to prove an identity. */
export interface Failures {
  /** Refuses after too many failures, without looking at what was sent this time. */
  refuseIfTooMany(read?: Reader): Promise<void>
  /** Counts a failure; one that is too many is refused for that. */
  count(): Promise<void>
}

const MINUTE_MS = 60_000
const HOUR = 60 * MINUTE_MS
const DAY = 24 * HOUR
const TOO_MANY_SIGNUPS =
  'Too many accounts were created from your network today. Please try again tomorrow'

/** The account that a device was signed in to, with the password that it was signed in by. */
interface DeviceOwner {
  readonly userId: string
  readonly passwordHash: string
}

/** What a login brings along, and whose account it is for, where there is one. */
interface Bringing {
  readonly devices?: readonly string[] | undefined
  readonly owner: DeviceOwner | undefined
}

type Wanted = readonly [max: number, windowMs: number, ...what: string[]]

/** Counts attempts through the database, so that the limits hold across processes and restarts. */
export function attemptsService({ database, keyring, clock, attemptLimits }: AttemptsDeps) {
  let secret: Promise<Buffer> | undefined

  return {
    /**
     * Strangers share the counts of their network and of the account. A device that was signed in
     * to the account before has a count of its own, so that strangers can’t lock it out.
     */
    async failuresOf(email: string, caller: Caller, { devices = [], owner }: Bringing) {
      const account = foldName(email)
      const device = owner && (await knownDevice(owner, devices))
      const limits = device
        ? [...ofDevice(account, device), ...ofAllDevices(account)]
        : [...ofStranger(account, caller), ...ofPlace(caller)]
      return failuresUnder(await limitsOf(limits))
    },

    /**
     * Recovery codes have 125 bits, so none is found by trying, and no count goes by the account
     * alone: with one, strangers could keep a person from the last way in.
     */
    async recoveryFailuresOf(email: string, caller: Caller, { devices = [], owner }: Bringing) {
      const device = owner && (await knownDevice(owner, devices))
      const perMinute = attemptLimits.failuresPerAccount
      const from = device ?? caller.site
      const own: Wanted = [perMinute, MINUTE_MS, 'recoveries', foldName(email), from]
      return failuresUnder(await limitsOf(device ? [own] : [own, ...ofPlace(caller)]))
    },

    /** A session was begun with the password: it counts as a known device. */
    async failuresIn(sessionId: string, email: string): Promise<Failures> {
      return failuresUnder(await limitsOf(ofDevice(foldName(email), sessionId)))
    },

    /** By which this device is known again while the password stays. It opens nothing. */
    async deviceToken(owner: DeviceOwner): Promise<string> {
      const id = randomBytes(16).toString('base64url')
      return `${id}.${await deviceProof(owner, id)}`
    },

    async countSignup({ address, peer }: Caller): Promise<void> {
      const perMinute = attemptLimits.signupsPerAddress
      const limits: Wanted[] = [
        [perMinute, MINUTE_MS, 'signups', address],
        ...forPeer(peer, perMinute, MINUTE_MS, 'signups'),
      ]
      await count(await limitsOf(limits))
    },

    /** In the unit that makes the account: what fails uses up nothing of the day. */
    async countAccount({ address, site, peer }: Caller): Promise<(trx: Trx) => Promise<void>> {
      const perDay = attemptLimits.signupsPerAddressDaily
      const limits = await limitsOf([
        [perDay, DAY, 'accounts', address],
        ...forSite(address, site, [perDay * HOUSEHOLDS_PER_SITE, DAY, 'accounts', site]),
        ...forPeer(peer, perDay, DAY, 'accounts'),
      ])
      return async (trx) => refuseFor(await countAttemptIn(trx, limits, clock()), TOO_MANY_SIGNUPS)
    },
  }

  function ofStranger(account: string, { site }: Caller): Wanted[] {
    return [
      [attemptLimits.failuresPerAccount, MINUTE_MS, 'failures', account, site],
      [attemptLimits.failuresPerAccountHourly, HOUR, 'failures', account],
    ]
  }

  function ofPlace({ address, site, peer }: Caller): Wanted[] {
    const { failuresPerAddress, failuresPerSite } = attemptLimits
    return [
      [failuresPerAddress, MINUTE_MS, 'failures at', address],
      ...forSite(address, site, [failuresPerSite, MINUTE_MS, 'failures at', site]),
      ...forPeer(peer, failuresPerAddress, MINUTE_MS, 'failures'),
    ]
  }

  function ofDevice(account: string, device: string): Wanted[] {
    return [
      [attemptLimits.failuresPerAccount, MINUTE_MS, 'failures on', account, device],
      [attemptLimits.failuresPerAccountHourly, HOUR, 'failures on', account, device],
    ]
  }

  /** Every login leaves one more device token, so their counts are bounded together. */
  function ofAllDevices(account: string): Wanted[] {
    const { failuresPerAccount, failuresPerAccountHourly } = attemptLimits
    return [
      [failuresPerAccount * DEVICES_AT_ONCE, MINUTE_MS, 'failures on all', account],
      [failuresPerAccountHourly * DEVICES_AT_ONCE, HOUR, 'failures on all', account],
    ]
  }

  function failuresUnder(limits: readonly Limit[]): Failures {
    return {
      refuseIfTooMany: async (read = database.read) =>
        refuseFor(await waitFor(read, limits, clock())),
      count: () => count(limits),
    }
  }

  async function knownDevice(owner: DeviceOwner, tokens: readonly string[]) {
    for (const token of tokens) {
      const [id = '', proof = ''] = token.split('.')
      const expected = Buffer.from(await deviceProof(owner, id))
      const given = Buffer.from(proof)
      if (given.length === expected.length && timingSafeEqual(given, expected)) return id
    }
    return undefined
  }

  /** With the password's hash: a new password must end what was left on devices under the old. */
  function deviceProof({ userId, passwordHash }: DeviceOwner, id: string): Promise<string> {
    return hmac(['device', userId, passwordHash, id])
  }

  async function count(limits: readonly Limit[]): Promise<void> {
    refuseFor(await countAttempt(database, limits, clock()))
  }

  async function limitsOf(wanted: readonly Wanted[]): Promise<Limit[]> {
    const limits = wanted
      .filter(([max]) => max > 0)
      .map(async ([perMinute, windowMs, ...what]) => {
        const key = await hmac(windowMs === MINUTE_MS ? what : [...what, windowMs])
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
    // One that couldn't be read is requested again next time.
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

/** Nothing where the address is known for certain. */
function forPeer(peer: string | undefined, max: number, windowMs: number, what: string): Wanted[] {
  return peer === undefined ? [] : [[max * CALLERS_PER_PEER, windowMs, `${what} behind`, peer]]
}

function refuseFor(wait: number | undefined, sentence?: string): void {
  if (wait === undefined) return
  const retryAfter = Math.ceil(wait / 1000)
  throw new AppError('too_many_requests', { retryAfter, ...(sentence && { sentence }) })
}
