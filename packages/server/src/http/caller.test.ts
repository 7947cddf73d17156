import { describe, expect, it } from 'vitest'
import type { Caller } from './caller.ts'
import { ask } from './testing/ask.ts'
import { runServerForTest, VALID_TOKEN } from './testing/test-server.ts'

describe('the address that limits go by', () => {
  async function run(env: Record<string, string> = { TRUST_PROXY: '1' }) {
    const seen: string[] = []
    const sites: string[] = []
    const { port } = await runServerForTest(
      {
        logout: async ({ caller }) => {
          seen.push(caller.address)
          sites.push(caller.site)
          return { status: 204, body: undefined }
        },
      },
      { env },
    )
    return async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded }
      await ask(port, 'POST /api/auth/logout', { token: VALID_TOKEN, headers })
      return [seen.at(-1), sites.at(-1)]
    }
  }

  it.each([
    ['8.8.8.8', '8.8.8.8'],
    ['8.8.8.8:4000', '8.8.8.8'],
    ['1.2.3.4, 8.8.8.8:4001', '8.8.8.8'],
    ['::ffff:8.8.8.8', '8.8.8.8'],
    ['[::ffff:8.8.8.8]:1', '8.8.8.8'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8::2]', '2001:db8:0:0::/64'],
    ['[2001:db8::3]:1', '2001:db8:0:0::/64'],
    ['unknown', '127.0.0.1'],
    ['_hidden', '127.0.0.1'],
    ['8.8.8.8:port', '127.0.0.1'],
    ['8.8.8.999:1', '127.0.0.1'],
    ['[8.8.8.8', '127.0.0.1'],
  ])('is for %s %s', async (forwarded, address) => {
    const addressOf = await run()
    expect((await addressOf(forwarded))[0]).toBe(address)
  })

  it.each([
    ['8.8.8.8', '8.8.8.8'],
    ['::ffff:8.8.8.8', '8.8.8.8'],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
  ])('has for %s the site %s', async (forwarded, site) => {
    const addressOf = await run()
    expect((await addressOf(forwarded))[1]).toBe(site)
  })

  it.each([
    ['8.8.8.8', '8.8.8.8'],
    ['1.2.3.4, 8.8.8.8', '8.8.8.8'],
    ['8.8.8.8, unknown', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])(
    'SEC-26 is for %s %s behind a proxy on this machine that is not trusted',
    async (told, address) => {
      const addressOf = await run({})
      expect((await addressOf(told))[0]).toBe(address)
    },
  )

  it.each([
    [{}, '8.8.8.8', '127.0.0.1'],
    [{}, undefined, undefined],
    [{ TRUST_PROXY: '1' }, '8.8.8.8', undefined],
  ])('SEC-32 knows with %j for %s the neighbor %s', async (env, told, peer) => {
    const peers: (string | undefined)[] = []
    const logout = async ({ caller }: { caller: Caller }) => {
      peers.push(caller.peer)
      return { status: 204 as const, body: undefined }
    }
    const { port } = await runServerForTest({ logout }, { env })
    const headers = told === undefined ? {} : { 'x-forwarded-for': told }
    await ask(port, 'POST /api/auth/logout', { token: VALID_TOKEN, headers })
    expect(peers).toEqual([peer])
  })
})
