import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { aptInstall } from './apt.mjs'
import { freePort, userToRunAs } from './postgres.mjs'
import { CannotGoOn } from './say.mjs'

/**
 * Finds PgBouncer, or installs it.
 * @returns {Promise<string>} the path of the program
 */
export async function ensurePgBouncer() {
  const found = findProgram()
  if (found) return found
  await aptInstall('pgbouncer', 'PgBouncer for the tests')
  const installed = findProgram()
  if (installed) return installed
  throw new CannotGoOn(
    'The tests need PgBouncer, and we couldn’t find or install it. ' +
      'Install it (on Debian or Ubuntu: apt-get install pgbouncer).',
  )
}

/** Debian keeps it where the paths of ordinary users don't lead. */
function findProgram() {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file))
}

/** The shell ends it once we close its input or are gone, however we went. */
const STOP_WHEN_INPUT_ENDS = `
  "$0" -q "$1" &
  cat >/dev/null
  kill -INT $!
  wait`

const START_TRIES = 200
const TRY_MS = 25

/**
 * A PgBouncer in transaction mode in front of a server.
 * @param {string} target the address of a database of that server
 * @param {{ poolSize: number }} options connections to it, for each database
 */
export async function startPgBouncer(target, { poolSize }) {
  const program = await ensurePgBouncer()
  const folder = await mkdtemp(join(tmpdir(), 'daywell-pgbouncer-'))
  const port = await freePort()
  const url = new URL(target)
  const [name, password] = [url.username, url.password].map(decodeURIComponent)
  const users = join(folder, 'users.txt')
  await writeFile(users, `"${name}" "${password}"\n`)
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(settings, settingsOf({ url, port, users, poolSize }))
  for (const path of [folder, users, settings]) await chmod(path, 0o755)
  const running = spawn('sh', ['-c', STOP_WHEN_INPUT_ENDS, program, settings], {
    ...(await userToRunAs()),
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  url.host = `127.0.0.1:${port}`
  await untilAccepting(port)
  return {
    url: url.toString(),
    async stop() {
      const ended = once(running, 'close')
      running.stdin.end()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** @param {{ url: URL, port: number, users: string, poolSize: number }} parts */
const settingsOf = ({ url, port, users, poolSize }) => `
[databases]
* = host=${url.hostname} port=${url.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
server_login_retry = 1
`

/** @param {number} port */
async function untilAccepting(port) {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await delay(TRY_MS)
  }
  throw new Error('PgBouncer did not start')
}
