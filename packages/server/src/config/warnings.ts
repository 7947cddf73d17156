import type { Config } from '../config.ts'
import { isLoopback } from './addresses.ts'

type Judged = Pick<
  Config,
  'host' | 'publicUrl' | 'trustProxy' | 'databaseUrl' | 'ai' | 'payments' | 'pushAllowHosts'
>

/** What the operator should know before people come: settings that work and are not safe. */
export function warningsOf(config: Judged): string[] {
  const all = [plainHttp, unknownProxy, plainDatabase, plainModel, plainPayments, pushingAnywhere]
  return all.flatMap((find) => find(config) ?? []).map((sentence) => `WARNING: ${sentence}`)
}

function plainHttp({ host, publicUrl }: Judged): string | undefined {
  if (publicUrl?.startsWith('https:')) return undefined
  if (isLoopback(publicUrl ? new URL(publicUrl).hostname : host)) return undefined
  return (
    `Passwords and entries aren’t encrypted in transit: people reach Daywell over plain HTTP at ${publicUrl ?? host}. ` +
    'Put a proxy with TLS in front and set PUBLIC_URL to its https:// address.'
  )
}

/** Someone other than this process ends TLS, or speaks to a server that only its machine can reach. */
function unknownProxy({ host, publicUrl, trustProxy }: Judged): string | undefined {
  if (!publicUrl || trustProxy !== undefined) return undefined
  const { protocol, hostname } = new URL(publicUrl)
  const needsProxy = protocol === 'https:' || (isLoopback(host) && !isLoopback(hostname))
  if (!needsProxy) return undefined
  return (
    `PUBLIC_URL ${publicUrl} needs a proxy in front, but TRUST_PROXY isn’t set, ` +
    'so rate limits can’t tell callers apart. Set TRUST_PROXY to the address of the proxy.'
  )
}

function plainDatabase({ databaseUrl }: Judged): string | undefined {
  if (databaseUrl === undefined) return undefined
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? hostname
  const isOnThisMachine = host === '' || host.startsWith('/') || isLoopback(host)
  if (isOnThisMachine) return undefined
  const mode = searchParams.get('sslmode') ?? 'disable'
  if (mode === 'no-verify')
    return (
      `The certificate of PostgreSQL at ${host} isn’t checked. ` +
      'Set DATABASE_CA_FILE instead of sslmode=no-verify.'
    )
  if (mode !== 'disable' || ['true', '1'].includes(searchParams.get('ssl') ?? '')) return undefined
  return (
    `The connection to PostgreSQL at ${host} isn’t encrypted. ` +
    'Add ?sslmode=verify-full to DATABASE_URL.'
  )
}

function plainModel({ ai }: Judged): string | undefined {
  const url = ai.provider === 'builtin' ? undefined : ai.baseUrl
  if (!isPlain(url)) return undefined
  return `Text goes to the model at ${new URL(url).host} unencrypted. Set AI_BASE_URL to an https:// address.`
}

function plainPayments({ payments }: Judged): string | undefined {
  const url = payments.mode === 'stripe' ? payments.apiBase : undefined
  if (!isPlain(url)) return undefined
  return `Payment data goes to ${new URL(url).host} unencrypted. Set STRIPE_API_BASE to an https:// address.`
}

function isPlain(url: string | undefined): url is string {
  if (!url?.startsWith('http:')) return false
  return !isLoopback(new URL(url).hostname)
}

/** Anyone who can subscribe can make this server call these hosts, wherever they are. */
function pushingAnywhere({ pushAllowHosts: hosts }: Judged): string | undefined {
  if (hosts.length === 0) return undefined
  return `PUSH_ALLOW_HOSTS, which is for tests, lets push messages go to ${hosts.join(', ')}`
}
