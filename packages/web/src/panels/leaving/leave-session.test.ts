import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { aClient, refusal } from '#api/testing/a-client.ts'
import { revocations } from '#services/session/revocations.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { SIGNED_IN, startSession } from '#services/session/testing/start-session.ts'
import { leaveSession } from './leave-session.ts'

const OWED = 'revocationsOwed'
const HASH = createHash('sha256').update(SIGNED_IN.token).digest('hex')

async function aLogOut() {
  const { session, local } = startSession(SIGNED_IN)
  const storage = safeStorage(() => local)
  const { client: api, given, server } = await aClient('api', { token: session.token })
  const later: string[] = []
  const leave = () => leaveSession({ api, session, storage, sendLater: (one) => later.push(one) })
  const calls = () => server.requests.map(({ method, url }) => `${method} ${url}`)
  return { session, local, storage, api, given, server, later, leave, calls }
}

const done = (response: Parameters<ReturnType<typeof refusal>>[0]) => response.writeHead(204).end()

it('a confirmed log-out leaves no pending revocation', async () => {
  const { session, local, given, later, leave, calls } = await aLogOut()
  given.answer = done
  const left = leave()
  await left
  expect(session.state()).toEqual({ phase: 'signed-out', because: 'left', whose: 'a1' })
  expect([local.all(), later, calls()]).toEqual([{}, [], ['POST /api/auth/logout']])
})

it('AUTH-62 an unconfirmed log-out is retried, with a hash that cannot sign in', async () => {
  const { session, local, storage, api, given, server, later, leave, calls } = await aLogOut()
  given.answer = (response) => response.destroy()
  await expect(leave()).rejects.toMatchObject({ isOwed: true })
  expect(session.state().phase).toBe('signed-out')
  expect([local.all(), later]).toEqual([{ [OWED]: HASH }, [HASH]])

  // Still unreachable, then busy: the revocation stays pending.
  await expect(revocations(storage).sendAll(api)).rejects.toThrow()
  given.answer = refusal(429)
  await expect(revocations(storage).sendAll(api)).rejects.toThrow()
  expect(local.getItem(OWED)).toBe(HASH)
  given.answer = done
  await revocations(storage).sendAll(api)
  expect(local.all()).toEqual({})
  expect(calls().at(-1)).toBe('POST /api/auth/revoke')
  expect(server.requests.at(-1)?.body).toBe(JSON.stringify({ tokenHash: HASH }))
  expect(JSON.stringify(server.requests.at(-1)?.headers)).not.toContain(SIGNED_IN.token)
})

it('a session unknown to the server counts as revoked', async () => {
  const { local, given, leave } = await aLogOut()
  given.answer = refusal(401, { code: 'session_ended' })
  await leave()
  expect(local.all()).toEqual({})
})

it('several revocations are pending side by side, and only hashes are accepted', async () => {
  const { local, storage } = await aLogOut()
  local.setItem(OWED, `${HASH} t0ken`)
  const owed = revocations(storage)
  const other = 'b2'.repeat(32)
  owed.owe(other)
  owed.owe(other)
  expect(owed.all()).toEqual([HASH, other])
  owed.settle(HASH)
  expect(local.getItem(OWED)).toBe(other)
})
