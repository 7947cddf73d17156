import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2'
import { type InTurn, inTurn, type Room, type Share } from './in-turn.ts'

/** What one guess costs whoever stole the hashes, and one login costs us. */
export interface PasswordCost {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
}

export const PASSWORD_COST: PasswordCost = { memoryKib: 19 * 1024, passes: 2, lanes: 1 }

/**
 * The work runs on the runtime's four threads, which files and name lookups need too, so one of
 * them is left alone, and so is a core for the event loop. Those that wait hold no memory but their password. How long the work takes
 * depends on what else the machine does, so it is not their number alone but the time that each
 * has waited that says who is turned away.
 */
const ROOM: Room = {
  atOnce: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  waiting: 500,
  patience: 8000,
}

/**
 * How much may wait for one address and for one account, so that one client with an account of
 * its own cannot keep everybody else from logging in. A person never has more than one or two.
 * An account has room for more than an address, or one address could shut its owner out.
 */
const PER_ADDRESS = 8
const PER_ACCOUNT = 16

/** On whose behalf the work is done. */
export interface Asker {
  readonly address: string
  readonly account: string
}

// The package declares the algorithms in a way that cannot be imported without being compiled.
const ARGON2ID = 2

/**
 * Hashes and compares passwords by Argon2id. A password is taken as the UTF-8 bytes that came:
 * normalising it would make two different passwords one, and what is typed on one keyboard comes
 * the same each time.
 */
export class Passwords {
  readonly #cost: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>
  readonly #work: InTurn
  readonly #dummy: Promise<string>

  constructor({ memoryKib, passes, lanes }: PasswordCost, room: Room = ROOM) {
    this.#cost = { memoryCost: memoryKib, timeCost: passes, parallelism: lanes }
    this.#work = inTurn(room)
    // Made at once, so that the first unknown email does not wait for it and stand out.
    this.#dummy = this.hash(randomBytes(16).toString('hex'))
    this.#dummy.catch(() => {})
  }

  hash(password: string, asker?: Asker): Promise<string> {
    return this.#work(sharesOf(asker), () => hash(password, { ...this.#cost, algorithm: ARGON2ID }))
  }

  /** Without a hash, because nobody is known by that email, the work is the same and the answer no. */
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
    { name: `address ${asker.address}`, waiting: PER_ADDRESS },
    { name: `account ${asker.account}`, waiting: PER_ACCOUNT },
  ]
}
