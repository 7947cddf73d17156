import { NOT_FOUND } from '@daywell/core/ask'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { asker } from '../ask/testing/asking.ts'
import { runWithModel } from './testing/chatting.ts'

interface Answered {
  readonly response: string
  readonly read: { readonly id: string; readonly localDate: string }[]
}

const WALK = 'I saw Tom at the harbor and we walked to the lighthouse. I was proud of the new boat.'

describe.each(engines)('a request about the journal in the chat, on %s', (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  beforeAll(async () => {
    app = await runApp(await databases.place(), { env: { PREMIUM: 'everyone' } })
  })
  afterAll(() => app.stop())

  async function writer() {
    const one = await asker(app)
    return {
      ...one,
      async said(message: string, more: object = {}, headers: Record<string, string> = {}) {
        const answer = await one.ask({ message, ...more }, headers)
        expect(answer.status, answer.text).toBe(200)
        return answer.json as Answered
      },
    }
  }

  it('AI-117 is answered from it, with the entries behind the answer, streamed or not', async () => {
    const one = await writer()
    await one.write({ content: WALK, localDate: '2026-03-02' })
    const last = await one.write({ content: 'Tom came by with soup.', localDate: '2026-03-09' })
    const answer = await one.said('When did I last see Tom?')
    expect(answer.response).toMatch(/^The latest I found is from Mar 9, 2026: “Tom came by/)
    expect(answer.read.map(({ id }) => id)[0]).toBe(last)
    const streamed = await one.stream({ message: 'When did I last see Tom?' })
    expect(streamed.names[0]).toBe('read')
    expect(streamed.text).toBe(answer.response)
    expect(streamed.events[0]?.data).toEqual({ entries: answer.read })
  })

  it('AI-117 sums up the days that it names, and says where there is nothing', async () => {
    const one = await writer()
    const march = await one.write({ content: WALK, localDate: '2026-03-02' })
    await one.write({ content: 'Rain.', localDate: '2026-04-02' })
    const answer = await one.said('Summarize March 2026')
    expect(answer.response).toMatch(/^You wrote one entry in March 2026\./)
    expect(answer.response).toContain('“')
    expect(answer.read.map(({ id }) => id)).toEqual([march])
    expect(await one.said('Summarize May 2026')).toEqual({
      response: 'I found no entries in May 2026.',
      read: [],
    })
    expect(await one.said('What did the dentist say about my crown in May 2026?')).toEqual({
      response: 'I couldn’t find that in what you wrote in May 2026.',
      read: [],
    })
    expect(await one.said('What did the dentist say about my crown?')).toMatchObject({
      response: NOT_FOUND,
    })
  })

  it('AI-120 reads nothing that is hidden, deleted, held back or on the page unshared', async () => {
    const one = await writer()
    const on = { localDate: '2026-03-02' }
    const hidden = await one.write({ content: `HIDDEN ${WALK}`, hideFromAssistant: true, ...on })
    const deleted = await one.write({ content: `DELETED ${WALK}`, ...on })
    await one.remove(deleted)
    const held = await one.write({ content: `HELD ${WALK}`, ...on })
    const open = await one.write({ content: `OPEN ${WALK}`, ...on })
    const kept = await one.write({ content: `KEPT ${WALK}`, ...on })
    const limits = { notThese: [held], entryId: open }
    for (const message of ['When did I last see Tom?', 'Summarize March 2026']) {
      const { response, read } = await one.said(message, limits)
      expect(read.map(({ id }) => id)).toEqual([kept])
      for (const word of ['HIDDEN', 'DELETED', 'HELD', 'OPEN']) expect(response).not.toContain(word)
      const shared = await one.said(message, { ...limits, context: `OPEN ${WALK}` })
      expect(shared.read.map(({ id }) => id).toSorted()).toEqual([open, kept].toSorted())
    }
    expect(hidden).not.toBe(kept)
  })

  it('AI-34 AI-120 reads nothing where the words stay on the device, whichever of the two says so', async () => {
    const one = await writer()
    await one.write({ content: WALK, localDate: '2026-03-02' })
    const asked = ['When did I last see Tom?', 'Summarize March 2026']
    for (const message of asked)
      expect((await one.said(message, {}, { 'privacy-level': 'local' })).read).toEqual([])
    await one.setLevel('local')
    for (const message of asked)
      expect((await one.said(message, {}, { 'privacy-level': 'cloud' })).read).toEqual([])
  })

  it('AI-120 quotes nothing that speaks of harm', async () => {
    const one = await writer()
    const on = { localDate: '2026-03-02' }
    await one.write({ content: 'Tom left. I want to kill myself.', ...on })
    for (const message of ['When did I last see Tom?', 'Summarize March 2026'])
      expect((await one.said(message)).response).not.toContain('kill')
  })
})

describe('with a configured model', () => {
  const databases = freshDatabases('sqlite')

  it('AI-117 the model gets the message, as any other', async () => {
    const app = await runWithModel(await databases.place())
    const one = await app.person()
    await one.write({ content: WALK, localDate: '2026-03-02' })
    const { status } = await one.ask({ message: 'When did I last see Tom?' })
    expect([status, app.model.calls()]).toEqual([200, 1])
  })
})
