import { isIP, isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a call comes from. */
export interface Caller {
  /** What limits go by: an IPv4 address, or the network that one IPv6 customer has to themselves. */
  readonly address: string
  /** The larger network that one IPv6 site can have; for IPv4 the address again. */
  readonly site: string
  /** The neighbor who told the address, where the settings don't name it as a proxy. */
  readonly peer: string | undefined
  readonly userAgent: string | undefined
}

export function callerOf(request: FastifyRequest): Caller {
  return new RequestCaller(request)
}

/** A class: objects that are written with getters are slow to make, and every call has one. */
class RequestCaller implements Caller {
  readonly #request: FastifyRequest
  readonly userAgent: string | undefined

  constructor(request: FastifyRequest) {
    this.#request = request
    this.userAgent = request.headers['user-agent']
  }

  // Worked out only for the few calls that ask for it.
  get address() {
    return networkOf(ipOf(this.#request), 4)
  }

  get site() {
    return networkOf(ipOf(this.#request), 3)
  }

  get peer() {
    const isTold = forwardedAddress(this.#request) !== undefined
    return isTold ? networkOf(this.#request.socket.remoteAddress ?? '', 4) : undefined
  }
}

function ipOf(request: FastifyRequest): string {
  const { ip, socket } = request
  const told = bare(forwardedAddress(request) ?? ip)
  // A word of the caller's own choice would be a new address at every call.
  return isIP(told) ? told : (socket.remoteAddress ?? '')
}

/**
 * A proxy on this machine that the settings say nothing of would make one caller of all people, so
 * that one of them locks out the others. What stands at the end is its own word, or the caller's
 * where it adds nothing, so limits hold for the neighbor as a whole too.
 */
function forwardedAddress({ ips, headers, socket }: FastifyRequest): string | undefined {
  const isProxyKnown = ips !== undefined
  if (isProxyKnown || !isLoopbackAddress(socket.remoteAddress ?? '')) return undefined
  const told = headers['x-forwarded-for']
  return (typeof told === 'string' ? told : told?.at(-1))?.split(',').at(-1)?.trim()
}

function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}

/** Some proxies write the port behind the address, and an IPv6 address in brackets. */
function bare(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  return bracketed ?? plain ?? address
}

/**
 * An IPv6 customer has at least 2^64 addresses, so only the groups that they were given count: four
 * of a household, three of a site, which can number its 65,536 networks as it likes.
 */
function networkOf(ip: string, groupCount: 3 | 4): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  if (!isIPv6(ip)) return ip
  const [before = '', after] = ip.toLowerCase().replace(/%.*$/, '').split('::')
  const groups = (part: string | undefined) => part?.split(':').filter(Boolean) ?? []
  const left = groups(before)
  const missing = after === undefined ? 0 : 8 - left.length - groups(after).length
  const all = [...left, ...Array<string>(missing).fill('0'), ...groups(after)]
  return `${all
    .slice(0, groupCount)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${groupCount * 16}`
}
