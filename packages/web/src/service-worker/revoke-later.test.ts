import { expect, it, onTestFinished } from 'vitest'
import { localServer } from '#api/testing/local-server.ts'
import { revokeLater } from './revoke-later.ts'

const HASH = 'a1'.repeat(32)

it('AUTH-62 the worker sends the revocation that the tag names, and fails while the server does', async () => {
  let status = 503
  const server = await localServer((response) => response.writeHead(status).end())
  onTestFinished(server.close)
  const scope = { location: new URL(server.origin) as unknown as Location, fetch }
  await expect(revokeLater(`revoke-${HASH}`, scope)).rejects.toThrow('503')
  status = 204
  await revokeLater(`revoke-${HASH}`, scope)
  for (const tag of ['revoke-', `revoke-${HASH}0`, 'something else']) await revokeLater(tag, scope)
  const asked = server.requests.map(({ method, url, body }) => [method, url, body])
  const sent = ['POST', '/api/auth/revoke', JSON.stringify({ tokenHash: HASH })]
  expect(asked).toEqual([sent, sent])
})
