import { endpoint, endpoints } from '@daywell/core/contract'
import { expect, onTestFinished } from 'vitest'
import { createClient } from '#api/client.ts'
import type { ClientDeps } from '#api/exchange.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { type Answer, json, localServer } from './local-server.ts'
import { manualTimers } from './manual-timers.ts'

/** The simplest possible call, as one of the given client. */
export function plainCall<N extends 'api' | 'premium'>(client: N) {
  return endpoint({ ...endpoints.health, client })
}

export const HEALTHY = json(200, { status: 'ok' })

export const refusal = (status: number, over = {}) =>
  json(status, { error: 'No.', code: 'no', ...over })

/** A client with its own real server; the test can change the server's answer. */
export async function aClient<N extends 'api' | 'premium'>(
  name: N,
  over: Partial<ClientDeps> | ((origin: string) => Partial<ClientDeps>) = {},
) {
  const given: { answer: Answer } = { answer: HEALTHY }
  const server = await localServer((response) => given.answer(response))
  onTestFinished(server.close)
  const ended = { times: 0 }
  const timers = manualTimers()
  const client = createClient<N>({
    origin: server.origin,
    token: () => 't0ken',
    timeZone: () => 'Europe/Vienna',
    onSessionRefused: () => {
      ended.times += 1
    },
    fetch,
    timers,
    ...(typeof over === 'function' ? over(server.origin) : over),
    name,
  })
  return { client, given, server, ended, timers }
}

export async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  const error = await call.then(
    () => 'it did not fail',
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CallFailure)
  return error as CallFailure
}
