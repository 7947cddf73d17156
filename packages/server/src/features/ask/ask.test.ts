import { NOT_FOUND } from '@daywell/core/ask'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { asker } from './testing/asking.ts'

const NOTHING = { response: NOT_FOUND, sources: [], found: false }

describe.each(engines)('a journal that is asked, on %s', (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  beforeAll(async () => {
    app = await runApp(await databases.place(), { env: { PREMIUM: 'everyone' } })
  })
  afterAll(() => app.stop())

  it('AI-36 AI-37 answers with the person’s own sentences and the days that they stand on', async () => {
    const one = await asker(app)
    await one.write({ content: 'Rain all day. Soup in the evening.', localDate: '2026-03-01' })
    const harbour = await one.write({
      title: 'The harbour',
      content: 'A long walk.\n\nAt the harbour I met Clara again. She has a boat now.',
      localDate: '2026-03-02',
    })
    const answer = await one.question('When did I meet Clara at the harbour?')
    expect(answer).toEqual({
      response: 'You wrote on Mar 2, 2026: “At the harbour I met Clara again. She has a boat now.”',
      sources: [{ id: harbour, title: 'The harbour', localDate: '2026-03-02' }],
      found: true,
    })
    expect(await one.question('Who painted the ceiling of the chapel?')).toEqual(NOTHING)
  })

  it('reads nothing that is hidden, deleted, changed, held back or another person’s', async () => {
    const [one, other] = [await asker(app), await asker(app)]
    await other.write({ content: 'OTHERS lighthouse' })
    await one.write({ content: 'HIDDEN lighthouse', hideFromAssistant: true })
    const deleted = await one.write({ content: 'DELETED lighthouse' })
    await one.remove(deleted)
    const held = await one.write({ content: 'HELD lighthouse' })
    const edited = await one.write({ content: 'BEFORE lighthouse' })
    const kept = await one.write({ content: 'KEPT lighthouse' })
    const asked = () => one.question('Where is the lighthouse?', { notThese: [held] })
    const before = await asked()
    expect(before.sources.map(({ id }) => id).toSorted()).toEqual([edited, kept].toSorted())
    await one.call(`PUT /api/journal/${edited}`, { content: 'AFTER, of a windmill' })
    // What was asked a moment ago is still at hand, and none of it may be told now.
    const after = await asked()
    expect(after.sources.map(({ id }) => id)).toEqual([kept])
    for (const word of ['OTHERS', 'HIDDEN', 'DELETED', 'HELD', 'BEFORE'])
      expect(after.response).not.toContain(word)
    await one.call(`PUT /api/journal/${kept}`, {
      content: 'KEPT lighthouse',
      hideFromAssistant: true,
    })
    expect(await asked()).toEqual(NOTHING)
  })

  it('reads nothing where the words stay on the device, whichever of the two says so', async () => {
    const one = await asker(app)
    await one.write({ content: 'LEFT lighthouse' })
    const question = 'Where is the lighthouse?'
    expect(await one.question(question, {}, { 'privacy-level': 'local' })).toEqual(NOTHING)
    expect((await one.question(question, {}, { 'privacy-level': 'hybrid' })).found).toBe(true)
    await one.setLevel('local')
    expect(await one.question(question, {}, { 'privacy-level': 'cloud' })).toEqual(NOTHING)
  })
})

describe('asking', () => {
  const databases = freshDatabases('sqlite')
  const DANGER = 'When did I first want to kill myself?'

  it('needs a plan, but no one is refused help', async () => {
    const app = await runAppForTest(await databases.place(), { env: { PREMIUM: 'paid' } })
    const one = await asker(app)
    const refused = await one.askRaw({ question: 'Where was I?' })
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'subscription_required' }])
    const help = await one.question(DANGER, {}, { 'time-zone': 'Europe/London' })
    expect(help).toMatchObject({ sources: [], found: false })
    expect(help.response).toContain('116 123')
  })

  it('ASK-03 shares one count of calls with the chat, and quotes nothing that speaks of harm, nor beside anything else', async () => {
    const env = { PREMIUM: 'everyone' }
    const app = await runAppForTest(await databases.place(), { env })
    const one = await asker(app)
    await one.write({ content: 'The lighthouse. I want to end my life.' })
    expect(await one.question('Where is the lighthouse to end my walk?')).toMatchObject({
      found: expect.any(Boolean),
    })
    expect((await one.question('The lighthouse')).response).toMatch(/: “The lighthouse\.”$/)
    for (let n = 2; n < 20; n += 1) expect((await one.ask({ message: 'Hello' })).status).toBe(200)
    const refused = await one.askRaw({ question: 'Where is the lighthouse?' })
    expect([refused.status, refused.json]).toMatchObject([429, { code: 'too_many_requests' }])
    expect((await one.question(DANGER)).response).toContain('You don’t have to face this alone')
  })
})
