import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/** A name or a number and perhaps a port: nothing that could mean more where it is written down. */
const PLAIN_HOST = /^(?:[a-z\d.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i
const LOOPBACK = /^(?:(?:[a-z\d-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])\.?(?::\d+)?$/i

/** Whether a Host, with its port or without, is this machine's own. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host)
}

/**
 * The server's own address: from the settings, or else from this request. A client that sends a false
 * host misleads only itself; what is no host gives no address. Nor does a request without TLS from
 * another machine: there may be a proxy in between, with TLS.
 */
export function ownAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  if (publicUrl) return new URL(publicUrl).origin
  const isSure = protocol === 'https' ? PLAIN_HOST.test(host) : isLoopbackHost(host)
  return isSure ? `${protocol}://${host.toLowerCase()}` : undefined
}
