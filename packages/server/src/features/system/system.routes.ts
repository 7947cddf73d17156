import { endpoints, openApiDocument } from '@daywell/core/contract'
import { unavailable } from '#app-error.ts'
import type { Handlers } from '#http/route.ts'
import type { Metrics } from '#metrics/registry.ts'

type OpenApi = { openapi: string; [part: string]: unknown }

export interface SystemParts {
  readonly ping: () => Promise<void>
  readonly version: string
  readonly metrics: Pick<Metrics, 'text'>
}

export function systemRoutes({ ping, version, metrics }: SystemParts) {
  // Made when it is first asked for: the start does not wait for it.
  let document: OpenApi | undefined

  return {
    health: async () => {
      await ping().catch((error: unknown) => {
        throw unavailable(error)
      })
      return { status: 200, body: { status: 'ok' } }
    },
    openapi: async () => {
      document ??= openApiDocument(endpoints, { version }) as OpenApi
      return { status: 200, body: document }
    },
    metrics: async () => ({ status: 200, body: await metrics.text() }),
  } satisfies Handlers
}
