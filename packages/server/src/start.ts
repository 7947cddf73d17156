import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { httpAddress } from './config/addresses.ts'
import { withEnvFile } from './config/env-file.ts'
import { mistypedSettings } from './config/mistyped.ts'
import type { Environment } from './config/setting.ts'
import { type Config, readConfig } from './config.ts'
import type { Database } from './database/index.ts'
import { StartError } from './start-error.ts'
import { logCrashes, stopOnSignals } from './stop.ts'
import { whatItRunsOn } from './what-it-runs-on.ts'

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

interface StartOptions {
  /** Serves a sample journal in an account of its own. */
  readonly demo?: boolean
  /** Read where it exists, unless ENV_FILE names another. */
  readonly envFile?: string
  /** Brings the tables up to date and ends, for a rollout that migrates before it starts servers. */
  readonly migrate?: boolean
}

/** Starts the server, or prints why it cannot and ends the process. */
export async function start(env: Environment, options: StartOptions = {}): Promise<void> {
  try {
    if (options.migrate) return await migrateOnly(env, options)
    const { app, database, lines } = await startServing(env, say, options)
    stopOnSignals(app, database)
    logCrashes(app)
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    say(error.message)
    process.exit(1)
  }
}

interface Serving {
  readonly app: FastifyInstance
  readonly database: Database
  readonly port: number
  /** What the operator reads. */
  readonly lines: readonly string[]
}

/**
 * The server, listening. Modules are loaded when they are needed, so that an operator with a wrong
 * setting sees the message at once. Throws `StartError`.
 */
export async function startServing(
  given: Environment,
  warn: (sentence: string) => void,
  { demo = false, envFile }: StartOptions = {},
): Promise<Serving> {
  // A demo has no use for the settings of the real server next to it.
  const env = demo ? given : withEnvFile(given, envFile)
  for (const warning of mistypedSettings(env)) warn(warning)
  const samples = demo ? await import('./demo.ts') : undefined
  const config = readConfig(samples?.demoSettings(env) ?? env)
  const database = await openFor(config, warn)
  try {
    await samples?.refuseAccounts(database)
    const serving = await serve(config, database)
    if (!samples) return serving
    const lines = await samples.fillDemo(serving.app, Date.now()).catch(async (error) => {
      await serving.app.close()
      throw error
    })
    return { ...serving, lines: [...serving.lines, ...lines] }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function migrateOnly(given: Environment, { envFile }: StartOptions): Promise<void> {
  const config = readConfig(withEnvFile(given, envFile))
  const database = await openFor(config, say)
  await database.close()
  process.stdout.write(`The database is up to date. ${whatItRunsOn(config)[0]}\n`)
}

/** Opening a database brings its tables up to date. */
async function openFor(config: Config, warn: (sentence: string) => void): Promise<Database> {
  const { databaseUrl: url, databasePool: connections, dataDir, backupBeforeMigration } = config
  const { openWhenReachable } = await import('./database/index.ts')
  const place = { url, connections, dataDir, backupBeforeMigration }
  return openWhenReachable(place, config.databaseWaitSeconds, warn)
}

async function serve(config: Config, database: Database): Promise<Serving> {
  const { dataDir, secretKey, secretKeyPrevious, rateLimitPerMinute } = config
  const { openKeyring } = await import('./crypto/index.ts')
  const keyring = await openKeyring({ database, dataDir, secretKey, secretKeyPrevious })
  const { createApp } = await import('./app.ts')
  const app = createApp({
    database,
    keyring,
    config,
    clock: Date.now,
    limits: { callsPerMinute: rateLimitPerMinute },
    webRoot: WEB_ROOT,
  })
  const { listen } = await import('./http/listen.ts')
  const port = await listen(app, config).catch(async (error: NodeJS.ErrnoException) => {
    await app.close()
    throw cannotListen(error, config)
  })
  if (config.ai.provider !== 'builtin') void prepareSafetyCheck()
  const address = httpAddress(config.host, port)
  return { app, database, port, lines: [`Daywell is ready at ${address}`, ...whatItRunsOn(config)] }
}

/**
 * What a model writes is checked where it arrives, and the first check would compile every phrase.
 * Without a model, the first message that a person writes has them compiled.
 */
async function prepareSafetyCheck(): Promise<void> {
  const { preparePhrases } = await import('@daywell/core/safety')
  await preparePhrases(setImmediate)
}

/** Standard output begins with the line that says where Daywell is ready. */
function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

function cannotListen(error: NodeJS.ErrnoException, { host, port }: Config): StartError {
  const cause = { cause: error }
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT ${port} on ${host} is already in use. Stop what’s using it, or set another PORT.`,
        cause,
      )
    case 'EACCES':
      return new StartError(`This user isn’t allowed to use PORT ${port}. Set another PORT.`, cause)
    default:
      return new StartError(`Daywell can’t listen on HOST ${host} (${error.code}).`, cause)
  }
}
