import { open, readdir } from 'node:fs/promises'
import { devNull } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#metrics/registry.ts'

const LOOK_EVERY_MS = 5000

/**
 * At the limit of open files Node drops new connections without an event, so the limit is met on
 * purpose: a file is opened now and then, and a failure is logged.
 */
export function watchOpenFiles(app: FastifyInstance, metrics: Metrics): void {
  metrics.gauge('process_open_fds', 'Open files and sockets.', async () => {
    // Reading the folder opens it.
    return (await readdir('/proc/self/fd')).length - 1
  })
  const exhausted = metrics.counter(
    'daywell_open_files_exhausted_total',
    'How often a check found no file descriptors left, so connections were dropped.',
  )
  exhausted.add({}, 0)
  const look = async () => {
    try {
      await (await open(devNull)).close()
    } catch (err) {
      const { code } = err as NodeJS.ErrnoException
      if (code !== 'EMFILE' && code !== 'ENFILE') return
      exhausted.add()
      app.log.error({ err }, TOO_MANY_OPEN_FILES)
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

const TOO_MANY_OPEN_FILES =
  'too many open files: new connections are dropped; raise this process’s limit (ulimit -n, or LimitNOFILE in its service)'
