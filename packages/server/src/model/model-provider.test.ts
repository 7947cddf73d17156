import { type Fault, startModelServer } from '@daywell/stand-ins/model-server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ModelUse, readConfig } from '#config.ts'
import { modelProvider } from './model-provider.ts'
import {
  aModel,
  models,
  NEVER,
  noMeter,
  reasonOf,
  SECRET,
  said,
  talk,
  task,
  WHO,
} from './testing/call-model.ts'

it('a model counts as one on this machine by its address, unless its name says otherwise', () => {
  const isHere = (baseUrl: string, model: string) => {
    const config = { provider: 'openai-compatible', baseUrl, apiKey: undefined, model } as const
    return modelProvider(config, readConfig({}).modelUse, noMeter).where.here
  }
  expect(isHere('http://127.0.0.1:11434/v1', 'llama3.1:8b')).toBe(true)
  expect(isHere('http://127.0.0.1:11434/v1', 'gpt-oss:120b-cloud')).toBe(false)
  expect(isHere('http://127.0.0.1:11434/v1', 'glm-4.6:cloud')).toBe(false)
  expect(isHere('https://models.example/v1', 'llama3.1:8b')).toBe(false)
})

it.each(['builtin', ...models] as const)(
  'AI-14 one interface serves every provider: %s answers through it',
  async (name) => {
    const { provider } = await aModel(name)
    expect(provider.where.provider).toBe(name)
    const { read, words } = await provider.reply(talk, NEVER, WHO)
    expect(read).toEqual([])
    const pieces: string[] = []
    for await (const piece of words) pieces.push(piece)
    expect(pieces.join('').length).toBeGreaterThan(10)
  },
)

describe.each(models)('a model that speaks as %s', (name) => {
  const faults: [string, Fault, string][] = [
    ['429', { status: 429, headers: { 'retry-after': '1' } }, 'status_429'],
    ['500', { status: 500 }, 'status_500'],
    ['529', { status: 529 }, 'status_529'],
    ['404', { status: 404 }, 'status_404'],
    ['an answer cut off', { cutAfter: 2 }, 'broken'],
    ['an error in the stream', { failAfter: 2 }, 'broken'],
    ['JSON that breaks off', 'wrong-json', 'broken'],
    ['a page of HTML', 'garbage', 'empty|broken'],
    ['an answer without a word', 'nothing', 'empty'],
  ]

  it.each(faults)(
    'fails with %s, after one call, without a word of what was sent',
    async (...given) => {
      const [, fault, reason] = given
      const { model, provider } = await aModel(name)
      model.fault = fault
      expect(await reasonOf(said(provider))).toMatch(new RegExp(`^(${reason})$`))
      expect(model.calls()).toBe(1)
    },
  )

  it('is taken at its word where it ends for a reason of its own, and not where it just ends', async () => {
    const { model, provider } = await aModel(name)
    for (const ends of ['eos_token', null]) {
      model.fault = { ends }
      // In Anthropic's format an end without a reason is none.
      if (ends === null && name === 'anthropic')
        expect(await reasonOf(said(provider))).toBe('broken')
      else expect(await said(provider)).toBe('A quiet answer.')
    }
    model.fault = 'no-end'
    expect(await reasonOf(said(provider))).toBe('broken')
  })

  it('is called once more after a connection that broke before the answer, and only once', async () => {
    const { model, provider } = await aModel(name)
    model.next = ['hang-up']
    expect(await said(provider)).toBe('A quiet answer.')
    expect(model.calls()).toBe(2)
    model.fault = 'hang-up'
    expect(await reasonOf(said(provider))).toBe('no_connection')
    expect(model.calls()).toBe(4)
    await model.stop()
    expect(await reasonOf(said(provider))).toBe('no_connection')
  })

  it('goes nowhere else: an answer that sends to another place is refused', async () => {
    const elsewhere = await startModelServer()
    onTestFinished(elsewhere.stop)
    const { model, provider } = await aModel(name)
    const location = `${elsewhere.url}/chat/completions`
    model.fault = { status: 307, headers: { location } }
    await reasonOf(said(provider))
    expect(elsewhere.calls()).toBe(0)
    expect(model.calls()).toBe(1)
  })

  it('is given up when it does not answer, when it falls silent, and when the call is canceled', async () => {
    const slow = await aModel(name)
    slow.model.fault = 'hang'
    // Time passes once the model has the call: on a busy machine it might be over before.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const tooSlow = reasonOf(said(slow.provider))
    await slow.model.until(() => slow.model.heard.length === 1)
    vi.advanceTimersByTime(60_000)
    expect(await tooSlow).toBe('too_slow')
    vi.useRealTimers()
    const silent = await aModel(name, { limits: { wholeMs: 60_000, silenceMs: 50 } })
    silent.model.fault = { holdAfter: 2 }
    expect(await reasonOf(said(silent.provider))).toBe('silent')
    const stopped = await aModel(name)
    stopped.model.fault = 'hang'
    const wish = new AbortController()
    const reason = reasonOf(said(stopped.provider, wish.signal))
    await stopped.model.until(() => stopped.model.heard.length === 1)
    wish.abort()
    expect(await reason).toBe('stopped')
    for (const { model } of [slow, silent, stopped]) await model.until(() => model.gone() === 1)
  })

  it('RUN-72 is asked as the settings say, and otherwise as its provider does', async () => {
    const asked = async (sampling: ModelUse['sampling']) => {
      const { model, provider } = await aModel(name, { sampling })
      await said(provider)
      await provider.write?.(task, NEVER, WHO)
      return model.heard.map(({ sent }) => JSON.parse(sent))
    }
    for (const { max_tokens, temperature } of await asked({
      maxOutputTokens: 300,
      temperature: 0.2,
    }))
      expect({ max_tokens, temperature }).toEqual({ max_tokens: 300, temperature: 0.2 })
    for (const body of await asked({})) {
      expect(body).not.toHaveProperty('temperature')
      // Anthropic wants a limit with each call.
      if (name !== 'anthropic') expect(body).not.toHaveProperty('max_tokens')
    }
  })

  it('AI-95 is told to cache a conversation where it has to be told, up to what changes', async () => {
    const { model, provider } = await aModel(name)
    await said(provider)
    const conversation = [
      { role: 'user', content: 'First.' },
      { role: 'assistant', content: 'I see.' },
    ] as const
    const { words } = await provider.reply({ ...talk, conversation }, NEVER, WHO)
    for await (const _ of words);
    const [first, second] = model.heard.map(({ sent }) => JSON.parse(sent))
    expect(JSON.stringify(first)).not.toContain('cache_control')
    if (name !== 'anthropic') return expect(JSON.stringify(second)).not.toContain('cache')
    const cached = { type: 'text', text: 'I see.', cache_control: { type: 'ephemeral' } }
    expect(second.messages[1]).toEqual({ role: 'assistant', content: [cached] })
    expect(JSON.stringify(second).split('cache_control')).toHaveLength(2)
  })

  it('is stopped when it never stops talking', async () => {
    const { model, provider } = await aModel(name)
    model.fault = 'endless'
    expect((await said(provider)).length).toBeLessThan(2_000)
    await model.until(() => model.gone() === 1)
  })

  it('writes in the fields of a schema, and fails where they do not fit', async () => {
    const { model, provider } = await aModel(name)
    model.says = 'Calm'
    const written = await provider.write?.(task, NEVER, WHO)
    expect(written?.value).toEqual({ overview: 'Calm', themes: ['Calm'] })
    expect(written?.read).toEqual([{ id: 'a', title: 'Monday', localDate: '2026-11-09' }])
    expect(model.heard[0]?.messages[0]?.text).toContain(SECRET)
    const reasons: [Fault, string][] = [
      ['misfit', 'misfit'],
      ['wrong-json', 'broken'],
      ['garbage', 'broken'],
      [{ status: 500 }, 'status_500'],
    ]
    for (const [fault, reason] of reasons) {
      model.fault = fault
      const failed = reasonOf(provider.write?.(task, NEVER, WHO) ?? Promise.resolve())
      expect(await failed).toMatch(new RegExp(`^(${reason})$`))
    }
    expect(model.calls()).toBe(5)
  })
})
