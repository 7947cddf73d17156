import { describe, expect, it } from 'vitest'
import { runWithModel } from '#features/assistant/testing/chatting.ts'
import { ask } from '#http/testing/ask.ts'
import { aModel, models, NEVER, said, task, WHO } from '#model/testing/call-model.ts'
import { addTokens, listTokens, readTokensOfAll } from '#stores/usage/model-tokens.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { dayAfter, monthAt } from './tokens.service.ts'

const REFUSED = {
  error: 'The assistant’s budget for this month is used up. It renews on the 1st.',
  code: 'model_budget_used',
}

describe.each(models)('what calls of a model cost that speaks as %s', (name) => {
  async function aCountedModel() {
    const spent: unknown[] = []
    const meter = {
      admit: async () => {},
      count: async (who: string, tokens: object) => void spent.push({ who, ...tokens }),
    }
    return { ...(await aModel(name, {}, meter)), spent }
  }

  it('AI-90 is what its provider says, in a stream and in one piece', async () => {
    const { model, provider, spent } = await aCountedModel()
    model.usage = { input: 321, output: 45 }
    await said(provider)
    await provider.write?.(task, NEVER, WHO)
    model.fault = 'misfit'
    await provider.write?.(task, NEVER, WHO).catch(() => {})
    expect(spent).toEqual(Array(3).fill({ who: WHO, input: 321, output: 45 }))
  })

  it('AI-90 is an estimate where the provider says nothing that can be true, or is cut off', async () => {
    const { model, provider, spent } = await aCountedModel()
    for (const usage of [
      { input: -5, output: 1 },
      { input: 1e12, output: 1 },
      { input: 0.5, output: 1 },
      { input: 400, output: 0 },
    ]) {
      model.usage = usage
      await said(provider)
    }
    model.usage = { input: 321, output: 45 }
    model.fault = { cutAfter: 2 }
    await said(provider).catch(() => {})
    expect(spent).toHaveLength(5)
    for (const one of spent as { input: number; output: number }[]) {
      expect(one.input).toBeGreaterThan(321)
      expect(one.input).toBeLessThan(2_000)
      expect(one.output).toBeGreaterThan(0)
      expect(one.output).toBeLessThan(20)
    }
  })

  it('AI-90 is an estimate where the caller leaves, or time runs out, before the first word', async () => {
    const { model, provider, spent } = await aCountedModel()
    model.fault = 'hang'
    const calls = [
      (wish: AbortSignal) => said(provider, wish),
      (wish: AbortSignal) => provider.write?.(task, wish, WHO),
    ]
    for (const call of calls) {
      const wish = new AbortController()
      const before = model.heard.length
      const ended = Promise.resolve(call(wish.signal)).catch(() => {})
      await model.until(() => model.heard.length > before)
      wish.abort()
      await ended
      // A call that was canceled before it went out costs nothing.
      await Promise.resolve(call(wish.signal)).catch(() => {})
    }
    expect(model.heard).toHaveLength(2)
    const estimate = { who: WHO, input: expect.any(Number), output: 0 }
    expect(spent).toEqual([estimate, estimate])
    for (const { input } of spent as { input: number }[]) expect(input).toBeGreaterThan(321)
  })

  it('AI-90 is nothing where no answer began', async () => {
    const { model, provider, spent } = await aCountedModel()
    for (const fault of [{ status: 429 }, 'hang-up', 'garbage'] as const) {
      model.fault = fault
      await said(provider).catch(() => {})
      await provider.write?.(task, NEVER, WHO).catch(() => {})
    }
    expect(spent).toEqual([])
  })
})

it('AI-90 thoughts count, also without a word after them, and so does an answer that they used up', async () => {
  const spent: { input: number; output: number }[] = []
  const meter = {
    admit: async () => {},
    count: async (_: string, tokens: (typeof spent)[number]) => void spent.push(tokens),
  }
  const { model, provider } = await aModel('openai-compatible', {}, meter)
  const thought = { delta: { reasoning_content: 'Let me think about that. '.repeat(40) } }
  model.fault = { raw: Buffer.from(`data: ${JSON.stringify({ choices: [thought] })}\n\n`) }
  await said(provider).catch(() => {})
  expect(spent).toEqual([{ input: expect.any(Number), output: expect.any(Number) }])
  expect(spent[0]?.output).toBeGreaterThan(200)
  const choice = { message: { role: 'assistant', content: '' }, finish_reason: 'length' }
  const usage = { prompt_tokens: 400, completion_tokens: 1500 }
  model.fault = { raw: Buffer.from(JSON.stringify({ choices: [choice], usage })) }
  await provider.write?.(task, NEVER, WHO).catch(() => {})
  expect(spent[1]).toEqual({ input: 400, output: 1500 })
})

describe.each(engines)('budgets of tokens on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  const running = async (env: Record<string, string>) =>
    runWithModel(await databases.place(), { env })

  it('AI-91 a person who used up their budget is refused until it renews, and others are not', async () => {
    const { model, person, port } = await running({ AI_TOKENS_PER_PERSON_PER_MONTH: '1000' })
    model.usage = { input: 900, output: 200 }
    const [ann, bob] = [await person(), await person()]
    const tokens = async ({ token }: { token: string }) =>
      (await ask(port, 'GET /api/ai/tokens', { token })).json
    const renewsOn = dayAfter(monthAt(Date.now()))
    const none = { used: 0, allowed: 1000, isServerUsedUp: false, renewsOn }
    expect(await tokens(ann)).toEqual({ tokens: none })
    expect((await ann.ask({ message: 'Hello' })).status).toBe(200)
    expect(await tokens(ann)).toEqual({ tokens: { ...none, used: 1100 } })
    const refused = await ann.ask({ message: 'Hello again' })
    expect([refused.status, refused.json]).toEqual([402, REFUSED])
    const streamed = await ann.stream({ message: 'And again' })
    expect([streamed.status, streamed.json]).toEqual([402, REFUSED])
    await ann.write({ content: 'The lake was frozen.' })
    const { status, json } = await ask(port, 'GET /api/summary/weekly', { token: ann.token })
    expect([status, json]).toEqual([402, REFUSED])
    expect(model.calls()).toBe(1)
    expect((await bob.ask({ message: 'Hello' })).status).toBe(200)
  })

  it('AI-91 a person in danger gets help, whatever is used up', async () => {
    const { model, person } = await running({ AI_TOKENS_PER_MONTH: '1' })
    const ann = await person()
    expect((await ann.ask({ message: 'Hello' })).status).toBe(200)
    expect((await ann.ask({ message: 'Hello' })).status).toBe(402)
    const { status, json } = await ann.ask({ message: 'I want to kill myself.' })
    expect([status, (json as { response: string }).response]).toEqual([
      200,
      expect.stringMatching(/^You don’t have to face this alone/),
    ])
    expect(model.calls()).toBe(1)
  })

  it('AI-92 what everyone used counts for the server, also of those who left', async () => {
    const { database, model, person, port } = await running({ AI_TOKENS_PER_MONTH: '150' })
    model.usage = { input: 100, output: 50 }
    const [ann, bob] = [await person(), await person()]
    await ann.ask({ message: 'Hello' })
    const left = await ask(port, 'DELETE /api/auth/profile', { token: ann.token })
    expect(left.status).toBeLessThan(300)
    expect((await bob.ask({ message: 'Hello' })).status).toBe(402)
    const { json } = await ask(port, 'GET /api/ai/tokens', { token: bob.token })
    expect(json).toMatchObject({ tokens: { used: 0, allowed: null, isServerUsedUp: true } })
    const month = monthAt(Date.now())
    expect(await readTokensOfAll(database.read, month)).toEqual({
      input: 100,
      output: 50,
      calls: 1,
    })
  })

  it('AI-92 counts calls that end at the same time, each in its month', async () => {
    const { database, person } = await running({})
    const { user } = await person()
    const spent = { userId: user.id, month: '2026-10', input: 3, output: 2 }
    await Promise.all(Array.from({ length: 20 }, () => addTokens(database, spent)))
    await addTokens(database, { ...spent, month: '2026-11' })
    const { read } = database
    const sum = { input: 60, output: 40, calls: 20 }
    expect(await readTokensOfAll(read, '2026-10')).toEqual(sum)
    expect(await listTokens(read, '2026-10', 10)).toEqual([{ userId: user.id, ...sum }])
  })
})

it('AI-91 budgets renew on the first of the month, in UTC', () => {
  expect(monthAt(Date.UTC(2026, 11, 31, 23, 59))).toBe('2026-12')
  expect(['2026-12', '2026-01'].map(dayAfter)).toEqual(['2027-01-01', '2026-02-01'])
})
