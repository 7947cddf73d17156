import { defaultPreferences } from '@daywell/core/preferences'
import type { Verdict } from '@daywell/core/safety'
import { safetyOf } from '@daywell/core/safety'
import { describe, expect, it } from 'vitest'
import type { SharedDraft } from '#api/gated-words.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { ChatEvent, ChatRequest } from './ask.ts'
import { type Circumstances, createConversation } from './conversation.ts'

const HEAVY = 'I do not want to wake up tomorrow.'
const soon = () => new Promise((resolve) => setImmediate(resolve))

const WHOLE: ChatEvent[] = [
  { event: 'read', data: { entries: [{ id: 'a', title: 'Rain', localDate: '2026-10-03' }] } },
  { event: 'text', data: { text: 'I read ' } },
  { event: 'text', data: { text: 'it.' } },
  { event: 'done', data: {} },
]

/** A conversation with a server that sends these events, or fails. */
function aTalk(events: ChatEvent[] = WHOLE, failure?: Error) {
  const sent: ChatRequest[] = []
  const heres: unknown[] = []
  const checked: string[] = []
  const talk = createConversation({
    async check(text): Promise<Verdict> {
      checked.push(text)
      return safetyOf(text)
    },
    checkDraft: async (text) => safetyOf(text),
    async *ask(request, here) {
      sent.push(request)
      heres.push(here)
      yield* events
      if (failure) throw failure
    },
    now: () => Date.parse('2026-11-15T12:00:00Z'),
  })
  const at: Circumstances = {
    mayChat: async () => true,
    isOnline: true,
    interaction: 'balanced',
    privacyLevel: 'hybrid',
    draft: undefined,
    keepsDraftHere: false,
    entryId: undefined,
    notThese: [],
    here: undefined,
  }
  const sendMessage = async (words: string, over: Partial<Circumstances> = {}) => {
    talk.type(words)
    await talk.send(() => ({ ...at, ...over }))
    await soon()
  }
  const answers = () => talk.state().exchanges.map(({ answer }) => answer)
  return { talk, sent, heres, checked, sendMessage, at, answers }
}

const http = (status: number) => new CallFailure({ kind: 'http', status, hadToken: true })

describe('a conversation', () => {
  it('AI-04 AI-07 holds messages with role, content and timestamp, and sends its history', async () => {
    const { talk, sendMessage, sent } = aTalk()
    await sendMessage(' Hello ')
    expect(talk.state().typed).toBe('')
    const [exchange] = talk.state().exchanges
    const timestamp = '2026-11-15T12:00:00.000Z'
    expect(exchange?.asked).toEqual({ role: 'user', content: 'Hello', timestamp })
    expect(exchange?.answer).toMatchObject({
      state: 'whole',
      message: { role: 'assistant', content: 'I read it.', timestamp },
      read: [{ id: 'a' }],
    })
    await sendMessage('More', { interaction: 'involved', privacyLevel: 'local' })
    expect(sent[0]?.body).toEqual({ message: 'Hello', interactionLevel: 'balanced' })
    expect(sent[1]).toMatchObject({
      headers: { 'ai-interaction-level': 'involved', 'privacy-level': 'local' },
      body: {
        conversation: [
          { role: 'user', content: 'Hello' },
          { role: 'assistant', content: 'I read it.' },
        ],
      },
    })
  })

  it('names the entries that the server must not read in its stale version', async () => {
    const { sendMessage, sent } = aTalk()
    await sendMessage('Hello', { notThese: ['hidden here a moment ago'] })
    expect(sent[0]?.body).toMatchObject({ notThese: ['hidden here a moment ago'] })
  })

  it('AI-123 asks this device where it answers', async () => {
    const sense = async () => undefined
    const here = { preferences: defaultPreferences(), today: '2026-11-15', sense }
    const { sendMessage, heres } = aTalk()
    await sendMessage('Hello', { here, privacyLevel: 'local' })
    await sendMessage('Hello')
    expect(heres).toEqual([here, undefined])
  })

  it('AI-123 never sends later what this device answered, and knows it in answers here', async () => {
    const sense = async () => undefined
    const here = { preferences: defaultPreferences(), today: '2026-11-15', sense }
    const { sendMessage, sent } = aTalk()
    const local = { here, privacyLevel: 'local' } as const
    await sendMessage('Only here', local)
    // A model turned out to be configured, or the person chose another level.
    await sendMessage('There', { privacyLevel: 'local' })
    await sendMessage('There too')
    await sendMessage('Here again', local)
    const said = sent.map(({ body }) => body.conversation?.map(({ content }) => content))
    expect(said).toEqual([
      undefined,
      undefined,
      ['There', 'I read it.'],
      ['Only here', 'I read it.', 'There', 'I read it.', 'There too', 'I read it.'],
    ])
  })

  it('AI-128 knows which messages were sent with a draft that stays on this device', async () => {
    const { talk, sendMessage } = aTalk()
    const draft = 'Only here' as SharedDraft
    await sendMessage('One', { keepsDraftHere: true })
    await sendMessage('Two', { keepsDraftHere: true, draft })
    await sendMessage('Three', { draft })
    expect(talk.state().exchanges.map((one) => one.isOfKeptDraft)).toEqual([false, true, false])
  })

  it('AI-05 ignores a blank message', async () => {
    const { sendMessage, sent, answers } = aTalk()
    await sendMessage(' \n ')
    expect([sent, answers()]).toEqual([[], []])
  })

  it('AI-11 ERR-21 is blocked at minimal once it has two messages, and keeps what was typed', async () => {
    const { talk, sendMessage, sent } = aTalk()
    const minimal = { interaction: 'minimal' } as const
    await sendMessage(HEAVY, minimal)
    await sendMessage('One', minimal)
    expect(sent).toHaveLength(1)
    await sendMessage('Two', minimal)
    expect(sent).toHaveLength(1)
    expect(talk.state().typed).toBe('Two')
    expect(talk.state().refusal?.words).toBe(
      'AI interaction is set to minimal. Please adjust your preferences to continue the conversation.',
    )
    talk.startNew()
    await sendMessage('Two', minimal)
    expect(sent).toHaveLength(2)
  })

  it('AI-38 AI-39 AI-40 AI-41 is answered by the safety check before paywall, limit, level and network, and none of it is sent', async () => {
    const { sendMessage, sent, answers } = aTalk([], http(429))
    await sendMessage('One', { interaction: 'minimal' })
    const barred = [{ mayChat: async () => false }, {}, { isOnline: false }]
    for (const over of barred) await sendMessage(HEAVY, { interaction: 'minimal', ...over })
    expect(answers().map(({ state }) => state)).toEqual(['failed', 'help', 'help', 'help'])
    expect(JSON.stringify(sent)).not.toContain('wake up')
    await sendMessage('Two')
    expect(sent.at(-1)?.body).not.toHaveProperty('conversation')
  })

  it('AI-38 AI-41 checks a shared draft too, even offline, and sends none of it', async () => {
    const { sendMessage, sent, answers } = aTalk()
    const draft = `A long day. ${HEAVY}` as SharedDraft
    await sendMessage('What do you think?', { draft })
    await sendMessage('What do you think?', { draft, isOnline: false })
    expect(answers().map(({ state }) => state)).toEqual(['help', 'help'])
    // Without a subscription the draft isn't sent, so it isn't checked.
    await sendMessage('What do you think?', { draft, mayChat: async () => false })
    expect([answers().length, sent]).toEqual([2, []])
    await sendMessage('What do you think?', { draft: 'A long day.' as SharedDraft })
    expect(sent).toHaveLength(1)
  })

  it('shows the card instead of a partial answer', async () => {
    const help: ChatEvent = { event: 'help', data: { kind: 'self', also: [] } }
    const { sendMessage, sent, answers } = aTalk([...WHOLE.slice(0, 2), help])
    await sendMessage('Hello')
    expect(answers()).toEqual([{ state: 'help', verdict: { kind: 'self', also: [] } }])
    await sendMessage('Again')
    expect(sent.at(-1)?.body).not.toHaveProperty('conversation')
  })

  it('AI-123 keeps a message that may not be sent, and says why', async () => {
    const { talk, sendMessage, sent } = aTalk()
    const why = async (over: Partial<Circumstances>, words = 'Hello') => {
      await sendMessage(words, over)
      expect(talk.state().typed).toBe(words)
      return talk.state().refusal
    }
    expect(await why({ mayChat: async () => false })).toEqual({
      why: 'upgrade',
      words: 'Please upgrade to access AI features',
    })
    expect(await why({ isOnline: false })).toMatchObject({ words: 'Failed to get AI response' })
    expect(await why({ mayChat: async () => undefined })).toMatchObject({ why: 'unknown' })
    expect(await why({ privacyLevel: undefined })).toMatchObject({ why: 'unknown' })
    expect(await why({}, 'x'.repeat(10_001))).toMatchObject({ why: 'too-long' })
    expect(sent).toEqual([])
  })

  it('never offers a plan next to a safety card', async () => {
    const { talk, sendMessage } = aTalk()
    const unpaid = { mayChat: async () => false }
    await sendMessage(HEAVY, unpaid)
    await sendMessage('Are you there?', unpaid)
    expect(talk.state()).toMatchObject({ typed: 'Are you there?', refusal: { words: undefined } })
    talk.remove(talk.state().exchanges[0]?.id ?? 0)
    await sendMessage('Are you there?', unpaid)
    expect(talk.state().refusal?.words).toBe('Please upgrade to access AI features')
  })

  it('ERR-17 ERR-18 reports a failure, keeps what arrived, and can be retried', async () => {
    const said = async (failure: Error | undefined, events: ChatEvent[] = []) => {
      const { talk, sendMessage, answers, at, sent } = aTalk(events, failure)
      await sendMessage('Hello')
      const [answer] = answers()
      await talk.sendAgain(talk.state().exchanges[0]?.id ?? 0, () => at)
      await soon()
      expect([sent.length, answers().length]).toEqual([2, 1])
      return answer?.state === 'failed' ? answer : undefined
    }
    const problems = [401, 403, 429, 500, 422].map(http).map((failure) => said(failure))
    expect((await Promise.all(problems)).map((answer) => answer?.problem)).toEqual([
      'Please log in to use the AI assistant',
      'Please upgrade to access AI features',
      'Too many requests. Please wait a moment before trying again',
      'Unable to get AI response. Please try again',
      'Unable to get AI response. Please try again',
    ])
    const silence = new CallFailure({ kind: 'timeout' })
    expect(await said(silence, WHOLE.slice(0, 2))).toMatchObject({
      problem: 'Failed to get AI response',
      message: { content: 'I read ' },
    })
    const broken: ChatEvent = { event: 'error', data: { error: 'No', code: 'model_failed' } }
    expect(await said(undefined, [...WHOLE.slice(0, 2), broken])).toMatchObject({
      problem: 'Unable to get AI response. Please try again',
    })
    expect(await said(undefined, WHOLE.slice(0, 2))).toMatchObject({
      problem: 'Invalid response from AI service',
    })
  })

  it('forgets everything at log-out', async () => {
    const { talk, sendMessage } = aTalk()
    await sendMessage('Hello')
    talk.type('And')
    talk.forget()
    expect(talk.state()).toEqual({ typed: '', exchanges: [], refusal: undefined })
  })

  it('reveals nothing to the next person, whatever check was pending', async () => {
    const { talk, sent, at } = aTalk()
    for (const words of [HEAVY, 'Hello']) {
      talk.type(words)
      const sending = talk.send(() => at)
      talk.forget()
      talk.type('What the next one types')
      await sending
      await soon()
      expect(talk.state()).toMatchObject({ typed: 'What the next one types', exchanges: [] })
    }
    expect(sent).toEqual([])
    await talk.send(() => at)
    expect(talk.state().exchanges).toHaveLength(1)
  })
})
