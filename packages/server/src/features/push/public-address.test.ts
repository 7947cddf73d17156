import dns, { type LookupAddress } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isPublicAddress, publicLookup } from './public-address.ts'
import { pushAddresses } from './push-address.ts'

const PUBLIC = [
  ...['8.8.8.8', '1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
  ...[
    '126.255.255.255',
    '128.0.0.1',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.1',
    '198.17.255.255',
  ],
  ...[
    '198.20.0.0',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::200e',
    '2001:4860::8888',
  ],
  ...['2600::', '::ffff:8.8.8.8', '::ffff:808:808', '64:ff9b::8.8.8.8', '64:ff9b::808:808'],
]
const NOT_PUBLIC = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255'],
  ...['127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.19.255.255'],
  ...[
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
  ],
  ...['::ffff:0:8.8.8.8', '::127.0.0.1', '::8.8.8.8', '0:0:0:0:0:ffff:c0a8:1', '100::1', '1::'],
  ...['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::8.8.8.8', '2001::1', '2001:10::1'],
  ...['2001:20::1', '2001:db8::1', '2002:7f00:1::', '2002:808:808::1', '3fff::1', '4000::1'],
  ...['5f00::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
  ...['2a00::1%eth0', '', 'localhost', '8.8.8', '8.8.8.8.8', '1.2.3.4/8', '[::1]', '08.8.8.8'],
]

describe('an address', () => {
  it('is public or is not', () => {
    expect(PUBLIC.filter((address) => !isPublicAddress(address))).toEqual([])
    expect(NOT_PUBLIC.filter(isPublicAddress)).toEqual([])
  })
})

describe('a push endpoint', () => {
  const reads = (endpoint: string, allow: string[] = []) =>
    pushAddresses(allow).read(endpoint) !== undefined

  it('NOTE-42 NOTE-43 is https and not at a number of this house', () => {
    for (const good of [
      'https://fcm.googleapis.com/x',
      'https://push.example:8443',
      'https://8.8.8.8',
    ])
      expect(reads(good), good).toBe(true)
    const odd = ['2130706433', '0x7f.1', '127.1', '0177.0.0.1', '0', '①②⑦.⓪.⓪.①', '[::ffff:7f00:1]']
    const numbers = ['127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '[fd00::1]', ...odd]
    for (const host of numbers) expect(reads(`https://${host}/x`), host).toBe(false)
    const others = [
      'http://push.example/x',
      'http://localhost/x',
      'http://8.8.8.8',
      'ws://a.example',
    ]
    for (const bad of [...others, 'https://a:b@push.example', 'file:///x', '', 'https://'])
      expect(reads(bad), bad).toBe(false)
  })

  it('NOTE-45 is elsewhere only where the setting names its host', () => {
    const allow = ['127.0.0.1:8030', 'Push.Test', '[::1]:9']
    for (const good of [
      'http://127.0.0.1:8030/x',
      'https://127.0.0.1:8030',
      'https://push.test:5/x',
    ])
      expect(reads(good, allow), good).toBe(true)
    expect(reads('http://[::1]:9/x', allow)).toBe(true)
    const bad = [
      'http://127.0.0.1:8031/x',
      'https://127.0.0.1',
      'http://push.test/x',
      'http://[::1]/x',
    ]
    for (const endpoint of [...bad, 'https://localhost.push.test.evil.example@10.0.0.1'])
      expect(reads(endpoint, allow), endpoint).toBe(false)
  })

  it('NOTE-43 is looked up at the moment of connecting, and not connected to where it leads inside', async () => {
    const lookup = promisify(publicLookup)
    for (const options of [{}, { all: true }, { family: 4 }])
      await expect(lookup('localhost', options)).rejects.toMatchObject({ code: 'NOT_PUBLIC' })
  })

  it('NOTE-43 is not connected to where only one of the addresses of a name leads inside', async () => {
    const lookup = promisify(publicLookup)
    const [outside, inside] = ['8.8.8.8', '10.0.0.1'].map((address) => ({ address, family: 4 }))
    answerLookups([outside, inside] as LookupAddress[])
    for (const options of [{}, { all: true }])
      await expect(lookup('push.example', options)).rejects.toMatchObject({ code: 'NOT_PUBLIC' })
    answerLookups([outside] as LookupAddress[])
    expect(await lookup('push.example', {})).toBe('8.8.8.8')
  })
})

/** What the resolver of this machine says, until the test ends. */
function answerLookups(found: LookupAddress[]): void {
  const answer = (_host: string, _options: unknown, done: (...all: unknown[]) => void) =>
    done(null, found)
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(answer as never)
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}
