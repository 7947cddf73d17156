import { endpoints } from '@daywell/core/contract'
import type { FastifyInstance } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import type { Keyring } from './crypto/index.ts'
import type { Database } from './database/index.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { accountService } from './features/account/account.service.ts'
import { systemRoutes } from './features/system/system.routes.ts'
import { createGate } from './http/gate.ts'
import { callLimit, type Limits } from './http/limits.ts'
import type { LogStream } from './http/logs.ts'
import { addRoutes } from './http/route.ts'
import { createServer } from './http/server.ts'
import { webPages } from './http/web-files.ts'

export interface AppParts {
  readonly database: Database
  readonly keyring: Keyring
  readonly config: Config
  readonly clock: () => number
  readonly limits: Limits
  /** The folder of the built web app; absent: the API alone. */
  readonly webRoot?: string
  /** Where log lines go; standard output when absent. */
  readonly logStream?: LogStream
}

/** Puts the server together. What one area needs of another is handed over here. */
export function createApp({
  database,
  config,
  clock,
  limits,
  webRoot,
  logStream,
}: AppParts): FastifyInstance {
  const pages = webRoot === undefined ? undefined : webPages(webRoot)
  const app = createServer({
    config,
    clock,
    contract: Object.values(endpoints),
    page: pages?.answer,
    logStream,
  })

  const accounts = accountService({ database, clock })
  const gate = createGate({
    findSession: accounts.findSession,
    limit: callLimit(limits.callsPerMinute),
    canUse: async () => config.premium === 'everyone',
    metricsToken: config.metricsToken,
    clock,
  })

  const handlers = {
    ...systemRoutes(database.ping, packageJson.version),
    ...accountRoutes(accounts),
  }
  addRoutes(app, endpoints, handlers, gate)
  pages?.serve(app)
  return app
}
