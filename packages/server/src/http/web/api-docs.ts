import { endpoints, openApiDocument } from '@daywell/core/contract'
import type { FastifyInstance } from 'fastify'
import { type ApiDocument, apiDocsPage } from './api-docs-page.ts'
import { API_DOCS_STYLES } from './api-docs-styles.ts'
import { apiDocsPolicy } from './content-security.ts'

/** Serves the documentation of the API as a page, made from the OpenAPI document. */
export function serveApiDocs(app: FastifyInstance, version: string): void {
  // Made when it is first asked for: the start does not wait for it.
  let page: string | undefined
  app.get('/api/docs', async (_request, reply) => {
    page ??= apiDocsPage(openApiDocument(endpoints, { version }) as unknown as ApiDocument)
    reply.type('text/html; charset=utf-8').header('content-security-policy', apiDocsPolicy)
    return reply.header('cache-control', 'no-cache').send(page)
  })
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(API_DOCS_STYLES),
  )
}
