import { endpoints, openApiDocument } from '@daywell/core/contract'
import type { Handlers } from '#http/route.ts'
import type { Metrics } from '#metrics/registry.ts'
import type { HealthService } from './health.service.ts'

type OpenApi = { openapi: string; [part: string]: unknown }

const OK = { status: 200, body: { status: 'ok' } } as const

export interface SystemDeps {
  readonly health: HealthService
  readonly version: string
  readonly metrics: Pick<Metrics, 'text'>
}

export function systemRoutes({ health, version, metrics }: SystemDeps) {
  // Made when it is first asked for: the start does not wait for it.
  let document: OpenApi | undefined

  return {
    health: async () => {
      await health.check()
      return OK
    },
    healthLive: async () => OK,
    healthReady: async () => {
      await health.checkReady()
      return OK
    },
    openapi: async () => {
      document ??= openApiDocument(endpoints, { version }) as OpenApi
      return { status: 200, body: document }
    },
    metrics: async () => ({ status: 200, body: await metrics.text() }),
  } satisfies Handlers
}
