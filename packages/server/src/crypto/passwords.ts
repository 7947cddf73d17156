import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2'
import { type InTurn, inTurn, type Room } from './in-turn.ts'

/** What one guess costs whoever stole the hashes, and one login costs us. */
export interface PasswordCost {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
}

export const PASSWORD_COST: PasswordCost = { memoryKib: 19 * 1024, passes: 2, lanes: 1 }

/**
 * The work runs on the runtime's four threads, which files and name lookups need too, so one of
 * them is left alone. Those that wait hold no memory but their password, and more of them than
 * could be served before their callers give up are turned away.
 */
const ROOM: Room = { atOnce: Math.min(availableParallelism(), 3), waiting: 500 }

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

  hash(password: string): Promise<string> {
    return this.#work(() => hash(password, { ...this.#cost, algorithm: ARGON2ID }))
  }

  /** Without a hash, because nobody is known by that email, the work is the same and the answer no. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const compared = stored ?? (await this.#dummy)
    const same = await this.#work(() => verify(compared, password))
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
