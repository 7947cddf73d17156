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
 * Where this server is found: as its settings say, else as this very request found it. Whoever
 * sends a host of their own only misleads themselves; one that is no host has no address. Nor has
 * one that was reached without TLS from elsewhere: there may be a proxy in between, with TLS.
 */
export function ownAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  if (publicUrl) return new URL(publicUrl).origin
  const isSure = protocol === 'https' ? PLAIN_HOST.test(host) : isLoopbackHost(host)
  return isSure ? `${protocol}://${host.toLowerCase()}` : undefined
}
