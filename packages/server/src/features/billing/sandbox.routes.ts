import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import type { BillingService } from './billing.service.ts'
import { SANDBOX_PATH } from './sandbox.ts'

/** What a browser may ask; the rest of the sandbox is for the server alone. */
const OPEN = [
  ['GET', '/v1/payment_intents/:id'],
  ['POST', '/v1/payment_intents/:id/confirm'],
  ['GET', '/authenticate/:id'],
  ['POST', '/authenticate/:id'],
] as const

/** The sandbox's headers that describe its answer. */
const HANDED_ON = ['content-type', 'location', 'content-security-policy']

/**
 * Lets the test-card form talk to the sandbox at our own address, since a page may call no other.
 * With a real payment provider these paths don't exist.
 */
export function addSandboxRoutes(app: FastifyInstance, billing: BillingService): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    for (const [method, path] of OPEN) {
      const handler = (request: FastifyRequest, reply: FastifyReply) =>
        answer(billing, request, reply)
      scope.route({ method, url: `${SANDBOX_PATH}${path}`, handler })
    }
  })
}

async function answer(billing: BillingService, request: FastifyRequest, reply: FastifyReply) {
  const { method, url, body, headers } = request
  const answered = await billing.answerPage({
    method,
    url: url.slice(SANDBOX_PATH.length),
    // The page proves itself by what it sends; a session of ours is nothing to the sandbox.
    headers: { host: headers.host, 'content-type': headers['content-type'] },
    body: typeof body === 'string' ? body : '',
  })
  if (!answered) throw new AppError('not_found')
  for (const name of HANDED_ON) {
    const value = answered.headers[name]
    if (value !== undefined) reply.header(name, value)
  }
  return reply.code(answered.status).send(answered.body)
}
