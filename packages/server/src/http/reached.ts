import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import type { Config } from '#config.ts'
import { isLoopbackHost } from './own-address.ts'

/** Asked by machines that know the server by another name, and telling nothing of people. */
const ANY_HOST = /^\/(?:metrics$|api\/health(?:\/|$))/

/** Payment paths that neither start a payment nor give anything for one. */
const NO_PAYMENT = [
  '/api/stripe/subscription',
  '/api/stripe/cancel-subscription',
  '/api/stripe/invoices',
  '/api/stripe/webhook',
]

const UNTRUSTED =
  'A proxy forwards requests, but TRUST_PROXY isn’t set, so rate limits can’t tell callers apart. ' +
  'Set TRUST_PROXY to the address of the proxy and PUBLIC_URL to the address people use.'
const NO_TEST_PAYMENTS =
  'Test payments only work on the machine that runs Daywell. ' +
  'Behind a proxy, set PUBLIC_URL, TRUST_PROXY and PAYMENTS.'

type Reached = Pick<Config, 'allowedHosts' | 'trustProxy' | 'payments'>

/**
 * Looks at how a request reached the server before anything else does: by which Host, and whether
 * through a proxy that the settings say nothing of.
 */
export function checkHowReached(app: FastifyInstance, config: Reached): void {
  const { allowedHosts, trustProxy, payments } = config
  const warnOfProxy = once((request) => request.log.warn(UNTRUSTED))
  const warnOfTestCards = once((request) => request.log.warn(NO_TEST_PAYMENTS))

  app.addHook('onRequest', (request, _reply, done) => {
    if (allowedHosts && !isAllowed(request, allowedHosts)) return done(new AppError('wrong_host'))
    if (trustProxy === undefined && isForwarded(request)) warnOfProxy(request)
    done()
  })
  if (payments.mode !== 'sandbox') return
  app.addHook('preHandler', (request, _reply, done) => {
    if (!isPayment(request) || isFromHere(request)) return done()
    warnOfTestCards(request)
    done(new AppError('not_allowed', { sentence: NO_TEST_PAYMENTS }))
  })
}

function isAllowed(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { host, headers, routeOptions } = request
  // A caller can send X-Forwarded-Host too, so it alone doesn't make a call one of this machine.
  const isOwn = isLoopbackHost(host) && isLoopbackHost(headers.host ?? '')
  if (isOwn || allowed.includes(nameOf(host))) return true
  return ANY_HOST.test(routeOptions.url ?? '')
}

/** A name without its port and without the dot that may end it. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

function isForwarded({ headers }: FastifyRequest): boolean {
  for (const name in headers) {
    if (name.startsWith('x-forwarded-') || name === 'forwarded') return true
  }
  return false
}

function isPayment({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith('/api/stripe/') && !NO_PAYMENT.includes(url)
}

/** By the page too: some proxies name themselves as the host and tell nothing of the caller. */
function isFromHere(request: FastifyRequest): boolean {
  const { host, headers } = request
  const { origin } = headers
  // A form of a page that sends no referrer has this origin.
  const isPageHere =
    origin === undefined || origin === 'null' || isLoopbackHost(URL.parse(origin)?.host ?? '')
  return isLoopbackHost(host) && isPageHere && !isForwarded(request)
}

function once(act: (request: FastifyRequest) => void): (request: FastifyRequest) => void {
  let isDone = false
  return (request) => {
    if (isDone) return
    isDone = true
    act(request)
  }
}
