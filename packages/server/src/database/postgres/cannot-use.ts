import { StartError } from '#start-error.ts'

interface Reason {
  readonly codes: RegExp
  /** A pooler says it in words alone. */
  readonly message?: RegExp
  readonly todo: string
}

/** By the code of the error; the first that fits says what to do. */
const REASONS: readonly Reason[] = [
  {
    codes: /^28/,
    message: /password authentication failed|no such user|auth failed/,
    todo: 'Check the user and the password in DATABASE_URL.',
  },
  {
    codes: /^3D000$/,
    message: /no such database|database .* does not exist/,
    todo: 'Create the database, or check its name in DATABASE_URL.',
  },
  {
    codes: /^53300$/,
    message: /no more connections allowed/,
    todo: 'It has no free connections: lower DATABASE_POOL, raise its limit, or use PgBouncer.',
  },
  {
    codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    todo: 'Its certificate is for another host: use a name in DATABASE_URL that it’s made for.',
  },
  {
    codes: /CERT|^UNABLE_TO_|_VERIFY_|^CERT_/,
    todo: 'Its certificate isn’t trusted: set DATABASE_CA_FILE to the certificate of its authority.',
  },
  {
    codes: /^$/,
    message: /does not support SSL/,
    todo: 'Turn TLS on in PostgreSQL, or remove sslmode from DATABASE_URL.',
  },
  { codes: /^42501$/, todo: 'This user must be allowed to create tables.' },
]

const ANY = 'Check the address, that the database is running, and that this user can create tables.'

/** Why a start ends on this database, with what to do. */
export function cannotUse(error: unknown): StartError {
  if (error instanceof StartError) return error
  const { message } = error as Error
  const found = REASONS.find(
    (reason) => reason.codes.test(codeOf(error)) || reason.message?.test(message),
  )
  return new StartError(
    `Daywell can’t use the database in DATABASE_URL (${message}). ${found?.todo ?? ANY}`,
    { cause: error },
  )
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
