import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is set aside for something else than the internet (IANA's special-purpose registries). */
const notPublic4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Inside of what is given out at all: tunnels that lead to any IPv4 address, and examples. */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
const GIVEN_OUT = '2000::/3'
/** Both hold an IPv4 address in their last 32 bits: as sockets write it, and for NAT64. */
const HOLDING_IPV4 = ['::ffff:', '64:ff9b::']

const [refused, given, holding] = [new BlockList(), new BlockList(), new BlockList()]
for (const range of notPublic4) {
  const [network = '', bits] = range.split('/')
  refused.addSubnet(network, Number(bits), 'ipv4')
  for (const prefix of HOLDING_IPV4)
    refused.addSubnet(`${prefix}${network}`, 96 + Number(bits), 'ipv6')
}
for (const prefix of HOLDING_IPV4) holding.addSubnet(`${prefix}0.0.0.0`, 96, 'ipv6')
for (const range of notPublic6) addRange(refused, range)
addRange(given, GIVEN_OUT)

function addRange(list: BlockList, range: string): void {
  const [network = '', bits] = range.split('/')
  list.addSubnet(network, Number(bits), 'ipv6')
}

/** Whether an IP address belongs to the public internet. False if it isn't an address. */
export function isPublicAddress(text: string): boolean {
  const family = isIP(text)
  if (family === 4) return !refused.check(text, 'ipv4')
  if (family !== 6 || text.includes('%')) return false
  return !refused.check(text, 'ipv6') && (given.check(text, 'ipv6') || holding.check(text, 'ipv6'))
}

/** A host that we must not connect to. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic'
  readonly code = 'NOT_PUBLIC'
  constructor() {
    super('A push address isn’t on the public internet')
  }
}

/**
 * Looks up a name for a socket that connects to exactly the result: if the name resolves elsewhere
 * a moment later, nothing changes. A single address that isn't public is enough to refuse.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const first = found[0]
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublic(), '')
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })
}
