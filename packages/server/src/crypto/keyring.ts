import { randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { AppError } from '#app-error.ts'
import type { Database, Reader, Tables, Trx } from '#database/index.ts'
import { CannotOpen } from './cipher.ts'
import { fingerprintDuring, readFingerprint } from './fingerprint.ts'
import { type MasterKey, newUserKey } from './master-key.ts'
import { UserKey } from './user-key.ts'

/** Bounds the memory that unwrapped keys take, and what someone who reads it would find. */
const MAX_KEYS = 1000
/** A key that no one has asked for in this time leaves the memory. */
const KEY_MS = 10 * 60_000

interface Remembered {
  readonly key: UserKey
  readonly usedAt: number
}

/** Gives the people's keys out, and keeps the secrets of the instance itself. */
export class Keyring {
  readonly #current: MasterKey
  readonly #masters: Map<string, MasterKey>
  /** The one that was used last comes last. */
  readonly #keys = new Map<string, Remembered>()
  #sweeping: NodeJS.Timeout | undefined

  /** The first master key wraps; the others only open what is not wrapped again yet. */
  constructor(current: MasterKey, ...previous: MasterKey[]) {
    this.#current = current
    this.#masters = new Map([current, ...previous].map((master) => [master.fingerprint, master]))
  }

  /** Throws once another process has changed the secret key: this one has to be restarted. */
  async checkInForce(read: Reader): Promise<void> {
    this.#refuseOther(await readFingerprint(read))
  }

  /** Makes a new person's key, in the unit that makes the person. */
  async addUserKey(trx: Trx, userId: string, now: number): Promise<UserKey> {
    this.#refuseOther(await fingerprintDuring(trx))
    const { key, row } = newUserKey(this.#current, userId, now)
    await trx.insertInto('user_keys').values(row).execute()
    return key
  }

  async userKey(read: Reader, userId: string): Promise<UserKey> {
    const known = this.#keys.get(userId)
    if (known) return this.#remember(known.key)
    const row = await read
      .selectFrom('user_keys')
      .select(['user_id', 'key_id', 'wrapped', 'wrapped_by'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const bytes = this.#masterOf(row.wrapped_by).unwrapUserKey(row)
    // One key for all calls, so that all of them lose it at once.
    const meanwhile = this.#keys.get(userId)
    if (meanwhile) return this.#remember(meanwhile.key)
    return this.#remember(new UserKey(userId, { id: row.key_id, bytes }))
  }

  /** For a person whose key was deleted: calls under way can't open anything with it either. */
  forget(userId: string): void {
    this.#keys.get(userId)?.key.destroy()
    this.#keys.delete(userId)
  }

  /** A secret of the instance: made once, the same for all processes, wrapped in the database. */
  async instanceSecret(database: Database, name: string, make: () => Buffer): Promise<Buffer> {
    const row =
      (await findSecret(database.read, name)) ??
      (await this.#keepFirstSecret(database, name, make()))
    return this.#masterOf(row.wrapped_by).unwrapSecret(name, row.wrapped)
  }

  #keepFirstSecret(database: Database, name: string, secret: Buffer) {
    const { fingerprint } = this.#current
    const row = { name, wrapped: this.#current.wrapSecret(name, secret), wrapped_by: fingerprint }
    return database.write(async (trx) => {
      this.#refuseOther(await fingerprintDuring(trx))
      await trx
        .insertInto('instance_secrets')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return (await findSecret(trx, name)) ?? row
    })
  }

  #masterOf(wrappedBy: string): MasterKey {
    const master = this.#masters.get(wrappedBy)
    if (!master) throw keyChanged()
    return master
  }

  /** What this process would wrap now, the others could not open. */
  #refuseOther(fingerprint: string | undefined): void {
    if (fingerprint !== undefined && fingerprint !== this.#current.fingerprint) throw keyChanged()
  }

  #remember(key: UserKey): UserKey {
    this.#keys.delete(key.userId)
    if (this.#keys.size >= MAX_KEYS) this.#keys.delete(this.#keys.keys().next().value as string)
    this.#keys.set(key.userId, { key, usedAt: performance.now() })
    this.#sweeping ??= setTimeout(() => this.#sweep(), KEY_MS).unref()
    return key
  }

  #sweep(): void {
    this.#sweeping = undefined
    const now = performance.now()
    for (const [userId, { usedAt }] of this.#keys) {
      const left = usedAt + KEY_MS - now
      if (left > 0) {
        this.#sweeping = setTimeout(() => this.#sweep(), left).unref()
        return
      }
      this.#keys.delete(userId)
    }
  }
}

function keyChanged(): AppError {
  const cause = new CannotOpen('its key was wrapped with another SECRET_KEY')
  return new AppError('key_changed', { cause })
}

function findSecret(read: Reader, name: string) {
  return read
    .selectFrom('instance_secrets')
    .select(['wrapped', 'wrapped_by'])
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Under which the security log hashes accounts and addresses. */
export function securityKey(keyring: Keyring, database: Database): Promise<Buffer> {
  return keyring.instanceSecret(database, 'security-log', () => randomBytes(32))
}

/** In a query over revisions: whether their person still has a key, which a closed account has not. */
export function hasUserKey({ exists, selectFrom }: ExpressionBuilder<Tables, 'revisions'>) {
  return exists(
    selectFrom('user_keys')
      .select('key_id')
      .whereRef('user_keys.user_id', '=', 'revisions.user_id'),
  )
}
