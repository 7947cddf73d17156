import { expect, it } from 'vitest'
import { standInServer } from './stand-in-server.ts'

const call = (server: ReturnType<typeof standInServer>, path: string, body?: unknown) =>
  server.fetch(new URL(path, location.origin), {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

it('returns the prepared answers and records the calls', async () => {
  const server = standInServer({ health: { status: 200, body: { status: 'ok' } } })
  const answer = await call(server, '/api/health')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  expect(server.calls.map(({ name }) => name)).toEqual(['health'])
  expect(server.problems).toEqual([])
})

it('complains about a call without an answer, and about an answer that breaks the contract', async () => {
  const server = standInServer({ verify: { status: 200, body: { user: 'anna' } as never } })
  await call(server, '/api/auth/logout', {})
  await call(server, '/api/auth/verify')
  expect(server.problems).toEqual([
    'logout was called, and the test has no answer for it',
    'verify was answered with a body that breaks the contract',
  ])
})
