import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, must, userToRunAs } from '../../../../tools/setup/postgres.mjs'
import { ensurePostgresPrograms } from '../../../../tools/setup/postgres-programs.mjs'

const START_TRIES = 200
const TRY_MS = 50

/**
 * A PostgreSQL with its durable defaults, whose postmaster can be killed. The cluster of the tests
 * has fsync off, so a crash there would prove nothing.
 */
export async function startCluster() {
  // PostgreSQL does not run as root, and may not enter folders of the repository.
  const folder = await mkdtemp(join(tmpdir(), 'daywell-cluster-'))
  const user = await userToRunAs()
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const bin = await ensurePostgresPrograms(folder)
  const cluster = join(folder, 'cluster')
  const init = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  await must(join(bin, 'initdb'), init, user)
  const port = await freePort()
  const options = [
    `-p${port}`,
    '-clisten_addresses=127.0.0.1',
    `-cunix_socket_directories=${folder}`,
  ]
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', cluster, ...options], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    })

  let postmaster = await launchUntilReady(launch, port)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** As a crash does: the backends notice by themselves and end. */
    kill: () => end(postmaster, 'SIGKILL'),
    async restart() {
      postmaster = await launchUntilReady(launch, port)
    },
    async stop() {
      await end(postmaster, 'SIGQUIT')
      await rm(folder, { recursive: true })
    },
  }
}

/** A killed postmaster leaves backends for a moment, and a new one refuses to start beside them. */
async function launchUntilReady(launch: () => ChildProcess, port: number): Promise<ChildProcess> {
  let postmaster = launch()
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (postmaster.exitCode !== null) postmaster = launch()
    else if (await accepts(port)) return postmaster
    await delay(TRY_MS)
  }
  throw new Error('PostgreSQL did not start again')
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
