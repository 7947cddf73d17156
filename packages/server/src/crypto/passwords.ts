import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2'
import {
  createSemaphore,
  type RunLimited,
  type SemaphoreLimits,
  type Share,
} from '#concurrency/semaphore.ts'

/** The cost of one guess for a thief of the hashes, and of one login for us. */
export interface PasswordCost {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
}

export const PASSWORD_COST: PasswordCost = { memoryKib: 19 * 1024, passes: 2, lanes: 1 }

/**
 * Hashing runs on the runtime's four threads, which files and name lookups need too, so one of them
 * stays free, and so does a core for the event loop. A waiting call holds no memory but its
 * password. How long hashing takes depends on the machine's load, so the time that a call has waited
 * counts as well as their number.
 */
const HASHING_LIMITS: SemaphoreLimits = {
  maxRunning: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  maxWaiting: 500,
  maxWaitMs: 8000,
}

/**
 * How many calls may wait per address and per account, so that a single client can't keep everyone
 * else from logging in. A person never has more than one or two. An account gets more than an
 * address, or one address could lock its owner out.
 */
const MAX_WAITING_PER_ADDRESS = 8
const MAX_WAITING_PER_ACCOUNT = 16

/** On whose behalf the work is done. */
export interface Asker {
  readonly address: string
  readonly account: string
}

// The package declares the algorithms in a way that can't be imported without compiling.
const ARGON2ID = 2

/**
 * Hashes and compares passwords by Argon2id. A password is taken as the UTF-8 bytes that came:
 * normalising it would make two different passwords one, and what is typed on one keyboard comes
 * the same each time.
 */
export class Passwords {
  readonly #cost: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>
  readonly #work: RunLimited
  readonly #dummy: Promise<string>

  constructor(
    { memoryKib, passes, lanes }: PasswordCost,
    limits: SemaphoreLimits = HASHING_LIMITS,
  ) {
    this.#cost = { memoryCost: memoryKib, timeCost: passes, parallelism: lanes }
    this.#work = createSemaphore(limits)
    // Made at once, so that the first unknown email does not wait for it and stand out.
    this.#dummy = this.hash(randomBytes(16).toString('hex'))
    this.#dummy.catch(() => {})
  }

  hash(password: string, asker?: Asker): Promise<string> {
    return this.#work(sharesOf(asker), () => hash(password, { ...this.#cost, algorithm: ARGON2ID }))
  }

  /** For an unknown email there is no hash: the work takes as long, and the answer is no. */
  async matches(stored: string | undefined, password: string, asker?: Asker): Promise<boolean> {
    const compared = stored ?? (await this.#dummy)
    const same = await this.#work(sharesOf(asker), () => verify(compared, password))
    return same && stored !== undefined
  }

  /** Whether a hash was made at another cost than is asked for today. */
  isOutdated(stored: string): boolean {
    const made = parseOptions(stored)
    const { memoryCost, timeCost, parallelism } = this.#cost
    return (
      made.algorithm !== ARGON2ID ||
      made.memoryCost !== memoryCost ||
      made.timeCost !== timeCost ||
      made.parallelism !== parallelism
    )
  }
}

function sharesOf(asker: Asker | undefined): Share[] {
  if (!asker) return []
  return [
    { name: `address ${asker.address}`, maxWaiting: MAX_WAITING_PER_ADDRESS },
    { name: `account ${asker.account}`, maxWaiting: MAX_WAITING_PER_ACCOUNT },
  ]
}
