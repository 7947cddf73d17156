/** A value that has to be the only one of its kind is already there. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error)
  return (
    code === '23505' ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  )
}

/** The database is down, unreachable, out of room or too busy: trying again later may help. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof DatabaseClosed) return true
  const code = codeOf(error)
  if (code !== undefined && unreachableCodes.test(code)) return true
  return error instanceof Error && unreachableMessages.test(error.message)
}

/** At the start: a lock that ends, or a PostgreSQL that is still coming up. */
export function mayComeBack(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  if (error instanceof Error && REFUSALS.test(error.message)) return false
  if (NETWORK_CODES.test(code) || COMES_BACK.test(code)) return true
  return error instanceof Error && unreachableMessages.test(error.message)
}

export type StorageProblem = 'full' | 'read-only' | 'io' | 'busy' | 'unreachable'

/** What keeps the storage from its work; nothing where the error, and what caused it, isn't of it. */
export function storageProblem(error: unknown): StorageProblem | undefined {
  if (error instanceof Error && error.cause !== undefined) {
    const cause = storageProblem(error.cause)
    if (cause) return cause
  }
  const code = codeOf(error) ?? ''
  const found = PROBLEM_CODES.find(([codes]) => codes.test(code))
  return found?.[1] ?? (isOutOfReach(error) ? 'unreachable' : undefined)
}

/** The codes of both engines, the exact ones first. */
const PROBLEM_CODES: readonly (readonly [RegExp, StorageProblem])[] = [
  [/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, 'full'],
  [/^(SQLITE_READONLY.*|25006|EROFS)$/, 'read-only'],
  [/^(SQLITE_IOERR.*|SQLITE_CORRUPT.*|58030)$/, 'io'],
  [/^(SQLITE_(BUSY|LOCKED).*|40[0-9A-Z]{3}|55P03|57014|53300)$/, 'busy'],
]

/** SQLite did not get a lock: another process is writing. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_BUSY/.test(codeOf(error) ?? '')
}

/** PostgreSQL gave the transaction up because of another one: running it again may succeed. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01'
}

export class DatabaseClosed extends Error {
  override readonly name = 'DatabaseClosed'
  constructor() {
    super('The database is closed')
  }
}

const NETWORK_CODES =
  /^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/

/** Locked, starting up, out of connections, broken off. */
const COMES_BACK = /^(SQLITE_(BUSY|LOCKED)|57P03$|53300$|08)/

/** A pooler refuses with the same code that it has for a PostgreSQL that isn't up yet. */
const REFUSALS =
  /unsupported startup parameter|no such (database|user)|database .* does not exist|authentication failed|auth failed/

const unreachableCodes = new RegExp(
  [
    '^SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|PROTOCOL|NOMEM)',
    NETWORK_CODES.source,
    // Connection exceptions, conflicts that outlasted all tries, out of resources.
    '^(08|40|53)[0-9A-Z]{3}$',
    // Cancelled by a timeout, shut down, crashed, starting up, read-only after a failover, I/O.
    '^(57014|57P0[1-5]|55P03|25006|25P03|58000|58030)$',
  ].join('|'),
)

// The driver of PostgreSQL gives these no code.
const unreachableMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|is not queryable|cannot use a pool after calling end/i

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
