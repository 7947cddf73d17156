import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import type { Settings } from '#http/testing/server-process.ts'
import { refusalOf, startHere } from '#http/testing/start-here.ts'
import { throwAwayFolder } from '#testing/throw-away-folder.ts'
import { startTlsCluster } from '#testing/tls-cluster.ts'
import { connectionTo } from './connection.ts'

const ONE_SENTENCE = /^[A-Z][^\n]+ \([^\n]+\)\. [A-Z][^\n]+\.$/

describe('a PostgreSQL with TLS', { timeout: 120_000 }, () => {
  let cluster: Awaited<ReturnType<typeof startTlsCluster>>
  let dataDir: string

  beforeAll(async () => {
    cluster = await startTlsCluster()
    dataDir = await mkdtemp(join(throwAwayFolder, 'daywell-test-'))
    await administer('create role ann login connection limit 1 password $$right$$')
    await administer('create database journal owner ann')
  })
  afterAll(() => cluster.stop())

  async function administer(sql: string) {
    const url = `${cluster.url}?sslmode=verify-full&sslrootcert=${cluster.caFile}`
    const client = new pg.Client(connectionTo(url))
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows
  }

  const settings = ({ more = {}, ...parts }: Partial<URL> & { more?: Settings } = {}) => ({
    DATA_DIR: dataDir,
    DATABASE_URL: Object.assign(new URL(cluster.url), parts).toString(),
    DATABASE_CA_FILE: cluster.caFile,
    DATABASE_WAIT_SECONDS: '0',
    ...more,
  })

  it('MANY-05 is spoken to over TLS with DATABASE_CA_FILE, MANY-07 on DATABASE_POOL connections', async () => {
    const { port } = await startHere(settings({ more: { DATABASE_POOL: '2' } }))
    // Each of them looks for a session.
    const calls = Array.from({ length: 20 }, () =>
      ask(port, 'GET /api/auth/verify', { token: 'no-one' }),
    )
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([401]))
    const ways = await administer(
      `select ssl from pg_stat_ssl join pg_stat_activity using (pid)
       where datname = 'postgres' and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    expect(ways).toEqual([{ ssl: true }, { ssl: true }])
  })

  it.each<[string, () => Settings, RegExp]>([
    [
      'an authority that is not trusted',
      () => settings({ more: { DATABASE_CA_FILE: cluster.otherCaFile } }),
      /certificate isn’t trusted: set DATABASE_CA_FILE/,
    ],
    [
      'no authority',
      () => settings({ search: '?sslmode=verify-full', more: { DATABASE_CA_FILE: '' } }),
      /certificate isn’t trusted: set DATABASE_CA_FILE/,
    ],
    [
      'an authority that is asked for by a weaker mode',
      () => settings({ search: '?sslmode=require', more: { DATABASE_CA_FILE: '' } }),
      /certificate isn’t trusted/,
    ],
    ['another host', () => settings({ hostname: '127.0.0.1' }), /certificate is for another host/],
    ['no TLS', () => settings({ more: { DATABASE_CA_FILE: '' } }), /no encryption/],
  ])('MANY-05 MANY-06 with %s ends the start with one sentence', async (_, of, expected) => {
    const refusal = await refusalOf(of())
    expect(refusal).toMatch(ONE_SENTENCE)
    expect(refusal).toMatch(expected)
  })

  it.each<[string, Partial<URL>, RegExp]>([
    ['a wrong password', { username: 'ann', password: 'wrong' }, /user and the password/],
    ['an unknown database', { pathname: '/nowhere' }, /Create the database/],
    [
      'too few connections',
      { username: 'ann', password: 'right', pathname: '/journal' },
      /no free connections: lower DATABASE_POOL/,
    ],
  ])(
    'MANY-06 %s ends the start with one sentence that says what to do',
    async (_, parts, expected) => {
      if (parts.pathname === '/journal') await holdConnection(parts)
      const refusal = await refusalOf(settings(parts))
      expect(refusal).toMatch(ONE_SENTENCE)
      expect(refusal).toMatch(expected)
      expect(refusal).not.toMatch(/wrong|right/)
    },
  )

  async function holdConnection(parts: Partial<URL>) {
    const url = Object.assign(new URL(cluster.url), parts)
    url.search = `sslmode=verify-full&sslrootcert=${cluster.caFile}`
    const client = new pg.Client(connectionTo(url.toString()))
    client.on('error', () => {})
    await client.connect()
  }
})

describe('the address of a database', () => {
  const at = (search: string) => connectionTo(`postgres://ann:secret@db.example/journal${search}`)

  it.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
    'MANY-05 with sslmode=%s checks the certificate',
    (mode) => {
      expect(at(`?sslmode=${mode}`).ssl).toEqual({ rejectUnauthorized: true })
    },
  )

  it('MANY-05 without TLS has none, and no-verify checks nothing', () => {
    expect([at('').ssl, at('?sslmode=disable').ssl, at('?ssl=false').ssl]).toEqual([
      ...[undefined, false, false],
    ])
    expect(at('?ssl=True').ssl).toEqual({ rejectUnauthorized: true })
    expect(at('?sslmode=no-verify').ssl).toEqual({ rejectUnauthorized: false })
  })

  it('MANY-05 never drops what was asked for', async () => {
    const file = join(await mkdtemp(join(throwAwayFolder, 'daywell-tls-')), 'ca.pem')
    await writeFile(file, '-----BEGIN CERTIFICATE-----')
    expect(at(`?sslrootcert=${file}`).ssl).toMatchObject({ rejectUnauthorized: true })
    const direct = at(`?sslmode=verify-full&sslnegotiation=direct&sslrootcert=${file}`)
    expect(direct).toMatchObject({ sslnegotiation: 'direct', ssl: { ca: expect.any(String) } })
    expect(direct.connectionString).not.toContain('ssl')
    expect(() => at('?ssl=require')).toThrow(/^ssl in DATABASE_URL must be true or false/)
    await writeFile(file, '')
    expect(() => at(`?sslmode=verify-full&sslrootcert=${file}`)).toThrow(/path of a PEM file/)
  })

  it('MANY-06 with a file that cannot be read says which', () => {
    expect(() => at('?sslmode=verify-full&sslrootcert=/no/such.pem')).toThrow(
      /DATABASE_CA_FILE, or sslrootcert in DATABASE_URL must be the path .* \(ENOENT\)\.$/,
    )
  })
})
