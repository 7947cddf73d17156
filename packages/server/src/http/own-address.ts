import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/** A name or a number and perhaps a port: nothing that could mean more where it is written down. */
const PLAIN_HOST = /^(?:[a-z\d.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Where this server is found: as its settings say, else as this very request found it. Whoever
 * sends a host of their own only misleads themselves; one that is no host has no address.
 */
export function ownAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  if (publicUrl) return new URL(publicUrl).origin
  return PLAIN_HOST.test(host) ? `${protocol}://${host.toLowerCase()}` : undefined
}
