import { defaultPreferences } from '@daywell/core/preferences'
import { startModelServer } from '@daywell/stand-ins/model-server'
import { expect, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '#app-error.ts'
import { type ModelUse, readConfig } from '#config.ts'
import { textWorkers } from '#workers/text-workers.ts'
import { openProvider } from '../open-provider.ts'
import type { Provider, Talk } from '../provider.ts'
import type { TokenMeter } from '../token-meter.ts'

export const SECRET = 'my very own words'
const KEY = 'key-that-nobody-may-see'
export const WHO = 'someone'
export const NEVER = new AbortController().signal

export const talk: Talk = {
  message: `About the river: ${SECRET}`,
  draft: undefined,
  level: 'balanced',
  conversation: [],
  preferences: defaultPreferences(),
  earlier: [],
  today: '2026-11-15',
}

export const task = {
  instructions: 'Sum the week up.',
  preferences: defaultPreferences(),
  passages: [{ id: 'a', title: 'Monday', localDate: '2026-11-09', text: SECRET }],
  schema: z.object({ overview: z.string(), themes: z.array(z.string()) }),
}

export const noMeter: TokenMeter = { admit: async () => {}, count: async () => {} }

const defaults = readConfig({}).modelUse

export const models = ['openai-compatible', 'anthropic'] as const

export async function aModel(
  provider: (typeof models)[number] | 'builtin',
  use: Partial<ModelUse> = {},
  meter: TokenMeter = noMeter,
) {
  const model = await startModelServer()
  const workers = textWorkers()
  onTestFinished(model.stop)
  onTestFinished(() => workers.close())
  const ai = { provider, baseUrl: model.url, apiKey: KEY, model: 'quiet-1' }
  return { model, provider: openProvider(ai, workers, { ...defaults, ...use }, meter) }
}

export async function said(provider: Provider, signal = NEVER): Promise<string> {
  const { words } = await provider.reply(talk, signal, WHO)
  let all = ''
  for await (const piece of words) all += piece
  return all
}

/** The reason of a failure; nothing in the whole of it may quote a word or the key. */
export async function reasonOf(act: Promise<unknown>): Promise<string | undefined> {
  const error = await act.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AppError)
  const { code, extras } = error as AppError
  expect(code).toBe('model_failed')
  const cause = extras.cause as Error & { code?: string }
  const whole = JSON.stringify([extras, cause, cause.stack, Object.values(cause)])
  for (const word of [SECRET, KEY, 'quiet-1']) expect(whole).not.toContain(word)
  expect(cause.cause).toBeUndefined()
  return cause.code
}
