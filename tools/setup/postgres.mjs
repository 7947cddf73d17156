import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { ensurePostgresPrograms } from './postgres-programs.mjs'
import { CannotGoOn, say } from './say.mjs'

/** @typedef {{ url: string, stop: () => Promise<void> }} RunningPostgres */

/**
 * A PostgreSQL for the tests: what TEST_DATABASE_URL names, else a temporary cluster.
 * @returns {Promise<RunningPostgres>}
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: async () => {} } : startCluster()
}

/**
 * A temporary cluster.
 * @param {readonly string[]} settings of PostgreSQL, as NAME=VALUE
 * @param {(cluster: string, user: User) => Promise<void>} prepare changes its files before it starts
 * @returns {Promise<RunningPostgres>}
 */
export async function startCluster(settings = [], prepare = async () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'daywell-postgres-'))
  const stop = stopWithUs(folder)
  const user = await userToRunAs()
  const bin = await ensurePostgresPrograms(folder)
  say('Starting PostgreSQL for the tests…')
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  await must(join(bin, 'initdb'), initArgs(folder), user)
  await prepare(join(folder, 'cluster'), user)
  await must(join(bin, 'pg_ctl'), startArgs(folder, port, settings), user)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

const initArgs = (/** @type {string} */ folder) => [
  '-D',
  join(folder, 'cluster'),
  '-U',
  'postgres',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale=C',
  '--no-sync',
]

/** The cluster needn't survive a power cut, so it never waits for the disk. */
const THROWN_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * @param {string} folder
 * @param {number} port
 * @param {readonly string[]} more
 */
const startArgs = (folder, port, more) => {
  const address = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const settings = [...address, 'max_connections=200', ...THROWN_AWAY, ...more]
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  return ['start', '-w', '-D', join(folder, 'cluster'), '-l', join(folder, 'log'), '-o', options]
}

/**
 * PostgreSQL refuses to run as root.
 * @typedef {{ uid?: number, gid?: number }} User
 * @returns {Promise<User>}
 */
export async function userToRunAs() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const uid = await runQuietly('id', ['-u', name])
    const gid = await runQuietly('id', ['-g', name])
    if (uid.code === 0 && gid.code === 0)
      return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  return {}
}

/** SIGQUIT is PostgreSQL's immediate stop; its pid file goes when it has stopped. */
const STOP_WHEN_INPUT_ENDS = `
  cat >/dev/null
  file="$0/cluster/postmaster.pid"
  [ -e "$file" ] && kill -QUIT "$(head -n 1 "$file")"
  for _ in $(seq 100); do [ -e "$file" ] || break; sleep 0.05; done
  rm -rf "$0"`

/**
 * A small shell waits until we close its input or are gone, however we went, then stops the
 * cluster and removes its folder. So not even a killed test run leaves one behind.
 */
function stopWithUs(/** @type {string} */ folder) {
  const waiting = spawn('sh', ['-c', STOP_WHEN_INPUT_ENDS, folder], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  waiting.unref()
  return () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        waiting.ref()
        waiting.on('close', () => resolve())
        waiting.stdin.end()
      })
    )
}

export async function must(
  /** @type {string} */ program,
  /** @type {readonly string[]} */ args,
  /** @type {User} */ user,
) {
  const { code, output } = await runQuietly(program, args, { ...user, cwd: '/' })
  if (code === 0) return
  say(output)
  throw new CannotGoOn(
    `Couldn’t start PostgreSQL for the tests (${program} failed; see its output above). ` +
      'Set TEST_DATABASE_URL to a running server.',
  )
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
