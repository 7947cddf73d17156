import { endpoints } from '@daywell/core/contract'
import { isOffline, messageOf } from '@daywell/core/errors'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { aClient, failureOf, plainCall, refusal } from '#api/testing/a-client.ts'
import { json } from '#api/testing/local-server.ts'
import { cloudEntry } from '#services/privacy/cloud-entry.ts'

const both = ['api', 'premium'] as const
const message = async (call: Promise<unknown>) => messageOf((await failureOf(call)).failure)

describe('API-18 every failure becomes a message of the catalogue', () => {
  it.each(both)("%s: the server's message", async (name) => {
    const { client, given } = await aClient(name)
    const fields = { email: 'Email is required' }
    given.answer = refusal(422, { error: 'Email is required', fields })
    const failure = await failureOf(client.call(plainCall(name)))
    expect(messageOf(failure.failure)).toBe('Email is required')
    expect(failure.status).toBe(422)
    expect(failure.answer?.fields).toEqual(fields)
  })

  it.each(both)('%s: the default if the server sent none', async (name) => {
    const { client, given } = await aClient(name)
    given.answer = (response) => response.writeHead(500).end('<html>')
    expect(await message(client.call(plainCall(name)))).toBe('Server error. Please try again later')
  })

  it("a feature's own message before the server's", async () => {
    const { client, given } = await aClient('premium')
    given.answer = refusal(403)
    const failure = await failureOf(client.call(plainCall('premium')))
    expect(messageOf(failure.failure, 'chat')).toBe('Please upgrade to access AI features')
  })

  it('a 401 to a call with a token is an expired session, without one wrong credentials', async () => {
    const signedIn = await aClient('api')
    signedIn.given.answer = refusal(401, { error: 'Invalid email or password' })
    expect(await message(signedIn.client.call(endpoints.verify))).toBe(
      'Session expired. Please log in again',
    )
    const visitor = await aClient('api', { token: () => null })
    visitor.given.answer = (response) => response.writeHead(401).end()
    expect(await message(visitor.client.call(endpoints.verify))).toBe('Invalid email or password')
  })

  it.each(both)(
    'ERR-02 ERR-03 %s: a rejected fetch, to the own origin and to another one',
    async (name) => {
      const own = await aClient(name)
      own.given.answer = (response) => response.destroy()
      expect(await message(own.client.call(plainCall(name)))).toBe(
        'Network connection error. Please check your internet connection.',
      )
      const other = await aClient(name, (server) => ({ origin: 'http://daywell.test', server }))
      other.given.answer = (response) => response.destroy()
      expect(await message(other.client.call(plainCall(name)))).toBe(
        'Authentication service is currently unavailable. Please try again later.',
      )
    },
  )

  it('a connection that breaks in the middle of the answer', async () => {
    const { client, given } = await aClient('api')
    given.answer = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{')
      setImmediate(() => response.destroy())
    }
    expect(await message(client.call(endpoints.health))).toBe(
      'Network connection error. Please check your internet connection.',
    )
  })

  it("an answer the contract doesn't describe", async () => {
    const { client, given } = await aClient('api')
    given.answer = (response) => response.writeHead(200).end('<html>')
    expect(await message(client.call(endpoints.health))).toBe('Invalid server response')
  })

  it.each(['', 'null', '{}', '[{}]'])(
    'ERR-15 an entry call that returns no data: %j',
    async (data) => {
      const { client, given } = await aClient('api')
      given.answer = (response) => response.writeHead(200).end(data)
      const params = { id: '65f2c3a0a1b2c3d4e5f60718' }
      const body = cloudEntry(anEntry({ _id: params.id }), 'cloud')
      if (!body) throw new Error('The gate is shut')
      const calls = [
        client.call(endpoints.listEntries),
        client.call(endpoints.saveEntry, { body }),
        client.call(endpoints.updateEntry, { params, body }),
        client.call(endpoints.syncEntries, { body: { entries: [body] } }),
        client.call(endpoints.listRevisions, { params }),
        client.call(endpoints.listDeleted),
        client.call(endpoints.restoreDeleted, { params }),
      ]
      for (const said of await Promise.all(calls.map(message)))
        expect(said).toBe('Invalid server response')
    },
  )

  it('ERR-19 a chat answer without the field response', async () => {
    const { client, given } = await aClient('premium')
    const body = { message: 'Hello', interactionLevel: 'balanced' } as const
    given.answer = json(200, { reply: 'words in the wrong place' })
    const failure = await failureOf(client.call(endpoints.askAssistant, { body }))
    expect(messageOf(failure.failure, 'chat')).toBe('Invalid response from AI service')
  })

  it.each(both)(
    'ERR-13 %s: a request that cannot be set up, without a request being made',
    async (name) => {
      const { client, server, timers } = await aClient(name, { token: () => 'two\nlines' })
      expect(await message(client.call(plainCall(name)))).toBe(
        'Failed to make request. Please check your internet connection.',
      )
      expect(server.requests).toEqual([])
      expect(timers.waiting()).toEqual([])
    },
  )

  it('a parameter that would resolve to another address', async () => {
    const { client, server } = await aClient('premium')
    for (const id of ['', '.', '..']) {
      expect(await message(client.call(endpoints.endSession, { params: { id } }))).toBe(
        'Failed to make request. Please check your internet connection.',
      )
    }
    expect(server.requests).toEqual([])
  })

  it.each(both)('ERR-12 %s: no answer in time', async (name) => {
    const { client, given, timers } = await aClient(name)
    given.answer = () => timers.ring()
    const failure = await failureOf(client.call(plainCall(name)))
    expect(isOffline(failure.failure)).toBe(true)
    expect(messageOf(failure.failure)).toBe(
      'Unable to connect to the server. Please check your internet connection',
    )
  })
})
