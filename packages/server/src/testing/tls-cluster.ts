import { execFile } from 'node:child_process'
import { chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startCluster } from '../../../../tools/setup/postgres.mjs'
import { throwAwayFolder } from './throw-away-folder.ts'

const run = promisify(execFile)

/** Only over TLS; `postgres` needs no password. */
const HBA = `
hostssl all postgres 127.0.0.1/32 trust
hostssl all all 127.0.0.1/32 scram-sha-256
`

/** A PostgreSQL with TLS, whose certificate is for `localhost`, and its own authority. */
export async function startTlsCluster() {
  const folder = await mkdtemp(join(throwAwayFolder, 'daywell-tls-'))
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder })
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-subj']
  for (const name of ['ca', 'other-ca'])
    await openssl(
      ...['req', '-x509', ...newKey, `/CN=${name}`],
      ...['-keyout', `${name}.key`, '-out', `${name}.pem`, '-days', '2'],
    )
  await openssl('req', ...newKey, '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr')
  await writeFile(join(folder, 'names'), 'subjectAltName=DNS:localhost')
  await openssl(
    ...['x509', '-req', '-in', 'server.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key'],
    ...['-CAcreateserial', '-extfile', 'names', '-days', '2', '-out', 'server.crt'],
  )
  const cluster = await startCluster(['ssl=on'], async (files, { uid = -1, gid = -1 }) => {
    for (const name of ['server.key', 'server.crt']) {
      await copyFile(join(folder, name), join(files, name))
      await chown(join(files, name), uid, gid)
    }
    await writeFile(join(files, 'pg_hba.conf'), HBA)
  })
  const url = new URL(cluster.url)
  url.hostname = 'localhost'
  return {
    url,
    caFile: join(folder, 'ca.pem'),
    otherCaFile: join(folder, 'other-ca.pem'),
    async stop() {
      await cluster.stop()
      await rm(folder, { recursive: true })
    },
  }
}
