import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import { StartError } from '#start-error.ts'

/** Of the parameters of an address; `pg` would read some of these, each in its own way. */
const TLS_PARAMETERS = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const

interface Connection {
  readonly connectionString: string
  readonly ssl: ConnectionOptions | false
}

/** Where to connect, and with which TLS. Throws `StartError` for a file that can't be read. */
export function connectionTo(address: string): Connection {
  const url = new URL(address)
  const given = Object.fromEntries(
    TLS_PARAMETERS.map((name) => [name, url.searchParams.get(name) ?? undefined]),
  )
  for (const name of TLS_PARAMETERS) url.searchParams.delete(name)
  const { ssl, sslmode, sslrootcert, sslcert, sslkey } = given
  const isAsked = sslmode !== undefined || ssl === 'true' || ssl === '1'
  if (sslmode === 'disable' || !isAsked) return { connectionString: url.toString(), ssl: false }
  return {
    connectionString: url.toString(),
    ssl: {
      // Stricter than libpq, where `require` accepts any certificate.
      rejectUnauthorized: sslmode !== 'no-verify',
      ...(sslrootcert && { ca: readPem('sslrootcert', sslrootcert) }),
      ...(sslcert && { cert: readPem('sslcert', sslcert) }),
      ...(sslkey && { key: readPem('sslkey', sslkey) }),
    },
  }
}

function readPem(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const of = name === 'sslrootcert' ? 'DATABASE_CA_FILE, or sslrootcert' : name
    throw new StartError(
      `${of} in DATABASE_URL must be the path of a file that Daywell can read (${code}).`,
      { cause },
    )
  }
}
