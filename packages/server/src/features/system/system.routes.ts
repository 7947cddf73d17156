import { endpoints, openApiDocument } from '@daywell/core/contract'
import { unavailable } from '#app-error.ts'
import type { Handlers } from '#http/route.ts'

type OpenApi = { openapi: string; [part: string]: unknown }

export function systemRoutes(ping: () => Promise<void>, version: string) {
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
  } satisfies Handlers
}
