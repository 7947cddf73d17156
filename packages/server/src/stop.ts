import type { FastifyInstance } from 'fastify'
import type { Database } from './database/index.ts'

/** The process must end within 10 s: requests get most of it, the database the rest. */
const REQUESTS_GRACE_MS = 7_000
const PROCESS_GRACE_MS = 9_000
/** One Ctrl-C can come twice: from the terminal, and from npm, which hands it on. */
const SAME_SIGNAL_MS = 1_000

/** On a signal the requests under way finish and the database closes; on a second one all ends. */
export function stopOnSignals(app: FastifyInstance, database: Database): void {
  let askedAt: number | undefined
  const stop = () => {
    const now = performance.now()
    if (askedAt !== undefined) {
      if (now - askedAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    askedAt = now
    setTimeout(() => app.server.closeAllConnections(), REQUESTS_GRACE_MS).unref()
    setTimeout(() => process.exit(1), PROCESS_GRACE_MS).unref()
    close(app, database).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function close(app: FastifyInstance, database: Database): Promise<void> {
  await app.close()
  await database.close()
}

/**
 * An uncaught error ends the process, as in Node, but is logged: Node would print the error's
 * message, which may quote what a person wrote.
 */
export function logCrashes(app: FastifyInstance): void {
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'the server can’t continue')
    process.exit(1)
  })
}
