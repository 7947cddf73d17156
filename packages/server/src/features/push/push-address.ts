import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Where push messages may go: to any public https address, and to hosts the operator allows for
 * tests.
 */
export interface PushAddresses {
  /** The address, if push may be sent there; a name is looked up only when we connect. */
  read(endpoint: string): URL | undefined
  /** Whether the operator lets this host through, wherever it is. */
  isAllowed(url: URL): boolean
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Each entry as PUSH_ALLOW_HOSTS names it: a host, with or without its port. */
export function pushAddresses(allowHosts: readonly string[]): PushAddresses {
  const allowed = new Set(allowHosts.map((host) => host.toLowerCase()))
  const isAllowed = ({ host, hostname }: URL) => allowed.has(host) || allowed.has(hostname)
  return {
    isAllowed,
    read(endpoint) {
      const url = URL.parse(endpoint)
      if (!url || url.username || url.password) return undefined
      if (isAllowed(url)) return isSecure(url) || isOwn(url) ? url : undefined
      return isSecure(url) && !isPrivate(url) ? url : undefined
    },
  }
}

const isSecure = ({ protocol }: URL) => protocol === 'https:'
const isOwn = ({ protocol, hostname }: URL) => protocol === 'http:' && LOOPBACK.test(hostname)

/** Written as a number, and not a public one. */
function isPrivate({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && !isPublicAddress(address)
}
