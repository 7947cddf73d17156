import type { AddressInfo } from 'node:net'
import { isIP, isIPv6 } from 'node:net'

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

export const host = {
  accepts: 'a host name or an IP address, without a port',
  read: (text: string) => (isIP(text) || HOST_NAME.test(text) ? text : undefined),
}

/** Where people reach the product: scheme, host and port alone. */
export const origin = {
  accepts: 'an address such as https://journal.example, without a path',
  read(text: string) {
    const url = webAddress(text)
    const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username
    return bare ? url.origin : undefined
  },
}

/** The address of another service; a path is part of it. */
export const serviceAddress = {
  accepts: 'an address that starts with http:// or https://',
  read: (text: string) => webAddress(text) && text.replace(/\/+$/, ''),
}

/** The address of a model provider: a key in it would be shown along with the host. */
export const modelAddress = {
  accepts: 'an address that starts with http:// or https://, without a password or a ?',
  read(text: string) {
    const url = webAddress(text)
    const isBare = url && !url.username && !url.password && !url.search && !url.hash
    return isBare ? text.replace(/\/+$/, '') : undefined
  },
}

/** All but the first two check the certificate; libpq's weaker meanings aren't offered. */
const SSL_MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full']

export const postgresAddress = {
  accepts: `an address that starts with postgres://; sslmode, if given, is one of ${SSL_MODES.join(', ')}`,
  read(text: string) {
    const url = /^postgres(ql)?:\/\//.test(text) ? URL.parse(text) : null
    // A mode that no one knows would mean no TLS.
    return url && SSL_MODES.includes(url.searchParams.get('sslmode') ?? 'disable')
      ? text
      : undefined
  },
}

/** The one proxy that connects, whatever its address, or those with these addresses. */
export type TrustedProxies = 'nearest' | readonly string[]

export const trustedProxies = {
  accepts:
    'true or 1 (the one proxy in front), loopback, or addresses and networks separated by commas',
  read(text: string): TrustedProxies | undefined {
    if (text === 'true' || text === '1') return 'nearest'
    const list = listOf(text)
    return list.length > 0 && list.every(isProxy) ? list : undefined
  },
}

export const hostList = {
  accepts: 'hosts, with or without a port, separated by commas',
  read(text: string): readonly string[] | undefined {
    const list = listOf(text)
    const isHost = (item: string) =>
      /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(item)
    return list.length > 0 && list.every(isHost) ? list : undefined
  },
}

/** Whether only this machine can reach a host. */
export function isLoopback(hostName: string): boolean {
  const name = hostName.toLowerCase().replace(/^\[|\]$/g, '')
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || isLoopbackIpv4(name)
  )
}

/** Where a process can be reached from its own machine, by what its server is bound to. */
export function listeningAt(bound: AddressInfo | string | null): string | undefined {
  if (bound === null || typeof bound === 'string') return undefined
  const isAnywhere = bound.address === '0.0.0.0' || bound.address === '::'
  return httpAddress(isAnywhere ? '127.0.0.1' : bound.address, bound.port)
}

/** `http://HOST:PORT`, with the brackets that an IPv6 address needs. */
export function httpAddress(hostName: string, port: number): string {
  return `http://${isIPv6(hostName) ? `[${hostName}]` : hostName}:${port}`
}

function isLoopbackIpv4(name: string): boolean {
  return isIP(name) === 4 && name.startsWith('127.')
}

function webAddress(text: string): URL | undefined {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

function isProxy(item: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(item)) return true
  const [address = '', bits, ...rest] = item.split('/')
  const family = isIP(address)
  if (!family || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
