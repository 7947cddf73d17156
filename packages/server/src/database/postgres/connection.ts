import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import { StartError } from '#start-error.ts'

/** Of the parameters of an address; `pg` would read some of these, each in its own way. */
const TLS_PARAMETERS = [
  ...['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation'],
] as const

interface Connection {
  readonly connectionString: string
  /** Without it, `PGSSLMODE` decides. */
  readonly ssl?: ConnectionOptions | false
  readonly sslnegotiation?: 'postgres' | 'direct'
}

/** Where to connect, and with which TLS. Throws `StartError` for what can't be read. */
export function connectionTo(address: string): Connection {
  const url = new URL(address)
  const given = Object.fromEntries(
    TLS_PARAMETERS.flatMap((name) => {
      const value = url.searchParams.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  for (const name of TLS_PARAMETERS) url.searchParams.delete(name)
  const connectionString = url.toString()
  const { ssl, sslmode, sslrootcert, sslcert, sslkey, sslnegotiation } = given
  if (Object.keys(given).length === 0) return { connectionString }
  if (sslmode === 'disable' || isOff(ssl)) return { connectionString, ssl: false }
  return {
    connectionString,
    ...(sslnegotiation === 'direct' && { sslnegotiation }),
    ssl: {
      // Stricter than libpq, where `require` accepts any certificate.
      rejectUnauthorized: sslmode !== 'no-verify',
      ...(sslrootcert && { ca: readPem('sslrootcert', sslrootcert) }),
      ...(sslcert && { cert: readPem('sslcert', sslcert) }),
      ...(sslkey && { key: readPem('sslkey', sslkey) }),
    },
  }
}

function isOff(ssl: string | undefined): boolean {
  if (ssl === undefined || /^(true|1)$/i.test(ssl)) return false
  if (/^(false|0)$/i.test(ssl)) return true
  throw new StartError('ssl in DATABASE_URL must be true or false. For more, use sslmode.')
}

/** Node would trust any public authority in place of an empty file. */
function readPem(name: string, path: string): string {
  const of = name === 'sslrootcert' ? 'DATABASE_CA_FILE, or sslrootcert' : name
  const pem = readText(of, path)
  if (pem.includes('-----BEGIN ')) return pem
  throw new StartError(
    `${of} in DATABASE_URL must be the path of a PEM file, but ${path} isn’t one.`,
  )
}

function readText(of: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new StartError(
      `${of} in DATABASE_URL must be the path of a file that Daywell can read (${code}).`,
      { cause },
    )
  }
}
