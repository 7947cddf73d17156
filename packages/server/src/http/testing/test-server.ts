import { endpoints } from '@daywell/core/contract'
import { onTestFinished } from 'vitest'
import { readConfig } from '#config.ts'
import type { LogStream } from '#http/logs/logs.ts'
import { type BodyWorkers, bodyWorkers } from '#workers/body-workers.ts'
import { createGate } from '../gate.ts'
import { largeBodies } from '../large-body.ts'
import { callLimit } from '../limits.ts'
import { listen } from '../listen.ts'
import { addRoutes, type Handlers } from '../route.ts'
import { createServer } from '../server.ts'

interface Options {
  readonly env?: Readonly<Record<string, string>>
  readonly logStream?: LogStream
  readonly bodies?: BodyWorkers
  readonly largeBodyBounds?: Parameters<typeof largeBodies>[1]
}

export const VALID_TOKEN = 'a-token-that-is-good'
export const OTHER_TOKEN = 'a-token-of-someone-else'

const session = {
  sessionId: 'session',
  confirmedAt: 0,
  user: {
    id: 'person',
    email: 'person@example.com',
    username: 'person',
    displayName: 'A Person',
    onboardingComplete: true,
  },
}

const sessions = new Map([
  [VALID_TOKEN, session],
  [OTHER_TOKEN, { ...session, user: { ...session.user, id: 'other' } }],
])

/** The HTTP side alone, with handlers of the test's own and two people who are signed in. */
export async function runServerForTest(
  handlers: Handlers,
  { env, logStream, bodies = bodyWorkers(), largeBodyBounds }: Options = {},
) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env })
  const app = createServer({
    config,
    clock: Date.now,
    contract: Object.values(endpoints),
    logStream,
  })
  const gate = createGate({
    findSession: async (token) => sessions.get(token),
    wasEnded: async () => false,
    limit: callLimit(0),
    canUse: async () => true,
    metricsToken: config.metricsToken,
    clock: Date.now,
  })
  addRoutes(app, endpoints, handlers, gate, largeBodies(bodies, largeBodyBounds))
  app.addHook('onClose', () => bodies.close())
  const port = await listen(app, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return { app, port }
}
