import { PAYMENT_PAGE } from '@daywell/core/billing'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import {
  apiPolicy,
  meaningWorkerPolicy,
  pagePolicy,
  paymentPagePolicy,
} from './web/content-security.ts'

type Headers = Readonly<Record<string, string>>

export interface SecurityHeaders {
  readonly api: Headers
  readonly page: Headers
  /** The page whose payment form is Stripe's. */
  readonly paymentPage: Headers
  /** The worker that tells meanings. */
  readonly meaningWorker: Headers
}

/** As the build names it. Spelled in another way it gets the policy of a page, and cannot start. */
const MEANING_WORKER = /^\/assets\/meaning-worker-[\w-]+\.js$/

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** Over plain http a browser ignores these and complains of them on every page. */
const WHERE_TRUSTED = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

const HTTPS_FOR_EVER = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

const NO_SENSORS = 'geolocation=(), usb=(), browsing-topics=()'
const NO_DEVICES = `camera=(), microphone=(), ${NO_SENSORS}`
/** People take photos and record voice notes on our own pages, and nowhere else. */
const OWN_DEVICES = `camera=(self), microphone=(self), ${NO_SENSORS}`

/** Made once for the whole run: only the settings decide, never the request. */
export function securityHeaders({
  publicUrl,
  isTrustedOrigin,
  payments,
}: Pick<Config, 'publicUrl' | 'isTrustedOrigin' | 'payments'>): SecurityHeaders {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const always = {
    ...ALWAYS,
    ...(isTrustedOrigin && WHERE_TRUSTED),
    ...(isHttps && HTTPS_FOR_EVER),
  }
  const closed = { ...always, 'permissions-policy': `${NO_DEVICES}, payment=()` }
  const page = {
    ...always,
    'permissions-policy': `${OWN_DEVICES}, payment=()`,
    'content-security-policy': pagePolicy,
  }
  const paymentPage = {
    ...always,
    'permissions-policy': `${NO_DEVICES}, payment=(self "https://js.stripe.com")`,
    'content-security-policy': paymentPagePolicy,
  }
  return {
    api: { ...closed, 'content-security-policy': apiPolicy, 'cache-control': 'no-store' },
    page,
    paymentPage: payments.mode === 'stripe' ? paymentPage : page,
    meaningWorker: { ...closed, 'content-security-policy': meaningWorkerPolicy },
  }
}

export function headersFor(headers: SecurityHeaders, request: FastifyRequest): Headers {
  if (isApiCall(request)) return headers.api
  const path = pathOf(request.url)
  if (MEANING_WORKER.test(path)) return headers.meaningWorker
  return PAYMENT_PAGE.test(path) ? headers.paymentPage : headers.page
}

/** Goes by the route where there is one, since an address can be spelled in many ways. */
export function isApiCall({ routeOptions, url }: FastifyRequest): boolean {
  return isApiPath(pathOf(url)) || isApiPath(routeOptions.url ?? '')
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path === '/metrics'
}

/** A URL without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
