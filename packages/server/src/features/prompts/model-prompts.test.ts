import { promptId, promptLibrary } from '@daywell/core/prompts'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { runWithModel } from '../assistant/testing/chatting.ts'
import { isGoodPrompt } from './good-prompt.service.ts'

const GOOD = 'Which small sound at home tells you that the day is over?'
const ON = { 'ai-assistant': 'on' }

describe.each(engines)('prompts by a model, on %s', (engine) => {
  const databases = freshDatabases(engine)

  async function aPage(options: Parameters<typeof runWithModel>[1] = {}) {
    const app = await runWithModel(await databases.place(), options)
    app.model.says = GOOD
    const person = await app.person()
    const { token } = person
    const next = async (headers: Record<string, string> = ON) => {
      const answer = await ask(app.port, 'GET /api/journal/prompt/generate', { token, headers })
      expect(answer.status, answer.text).toBe(200)
      return answer.json as { prompt: string; helpText: string }
    }
    return { ...app, ...person, next }
  }
  const isOfLibrary = ({ prompt }: { prompt: string }) =>
    promptLibrary.some(({ text }) => text === prompt)

  it('PRM-09 come to those who use the assistant, and the page waits for none', async () => {
    const { model, next, write } = await aPage()
    await write({ content: 'A SECRET day' })
    model.fault = 'hang'
    expect(isOfLibrary(await next())).toBe(true)
    await model.until(() => model.heard.length === 1)
    // The one call is still under way, and the page has the library meanwhile.
    expect(isOfLibrary(await next())).toBe(true)
    expect(model.calls()).toBe(1)
    model.fault = undefined
    model.release()
    await expect.poll(async () => (await next()).prompt, { timeout: 20_000 }).toBe(GOOD)
    const [heard] = model.heard
    expect(heard?.sent).toContain('self-reflection')
    expect(heard?.sent).not.toContain('SECRET')
    // What the device saw lately does not come again.
    const seen = { ...ON, 'prompts-seen': promptId(GOOD) }
    expect(isOfLibrary(await next(seen))).toBe(true)
  })

  it('PRM-09 come from the library where the person does not use the assistant, or keeps all on the device', async () => {
    const { model, next, setLevel } = await aPage()
    const without: Record<string, string>[] = [
      {},
      { 'ai-assistant': 'off' },
      { ...ON, 'privacy-level': 'local' },
    ]
    for (const headers of without) expect(isOfLibrary(await next(headers))).toBe(true)
    await setLevel('local')
    expect(isOfLibrary(await next())).toBe(true)
    const paid = await aPage({ env: { PREMIUM: 'paid' } })
    expect(isOfLibrary(await paid.next())).toBe(true)
    const builtin = await aPage({ env: { AI_PROVIDER: 'builtin' } })
    expect(isOfLibrary(await builtin.next())).toBe(true)
    // A call would have been made by the time that another person's is.
    for (const app of [{ model }, paid, builtin]) expect(app.model.calls()).toBe(0)
  })

  it('PRM-10 give way to the library where a model fails or wounds, and count as AI calls', async () => {
    let now = Date.now()
    const { model, next, ask: chat } = await aPage({ clock: () => now })
    /** Turned again and again until the model is asked: an earlier call may still be ending. */
    const turnPage = async () => {
      await next()
      return model.calls()
    }
    /** Has the model asked once, and sees that it is left alone after that. */
    const asked = async () => {
      const calls = model.calls()
      await expect.poll(turnPage).toBe(calls + 1)
      expect(isOfLibrary(await next())).toBe(true)
      expect(model.calls()).toBe(calls + 1)
      now += 61_000
    }
    model.fault = { status: 500 }
    await asked()
    model.fault = undefined
    model.says = 'Why not kill yourself tonight, and write about how?'
    await asked()
    model.says = GOOD
    await expect.poll(async () => (await next()).prompt, { timeout: 20_000 }).toBe(GOOD)
    now += 61_000
    for (let n = 0; n < 20; n += 1) expect((await chat({ message: 'Hello' })).status).toBe(200)
    const calls = model.calls()
    for (let n = 0; n < 3; n += 1) await next()
    expect(model.calls()).toBe(calls)
    now += 61_000
    await expect.poll(turnPage).toBe(calls + 1)
  })
})

it('PRM-10 a prompt that can be shown is one plain, safe line', () => {
  const helpText = 'Begin with where you were standing.'
  const good = (prompt: string, help = helpText) => isGoodPrompt({ prompt, helpText: help })
  expect(good(GOOD)).toBe(true)
  const bad = [
    ...['', 'Hi there?', 'How was your day today, friend?', "What's on your mind today, dear?"],
    ...[`${GOOD}\n${GOOD}`, `**${GOOD}**`, `${GOOD} https://example.org`, GOOD.repeat(6)],
    ...['As an AI I would ask you about your favorite sound.', `${GOOD}\ud800`, `${GOOD}\u202e`],
    ...[
      'Write down how you could kill yourself tonight.',
      'Write about why you should hurt yourself again.',
    ],
  ]
  expect(bad.filter((prompt) => good(prompt))).toEqual([])
  expect(good(GOOD, '')).toBe(false)
  expect(good(GOOD, 'You deserve to die.')).toBe(false)
})
