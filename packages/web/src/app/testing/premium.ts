import { defaultPreferences } from '@daywell/core/preferences'
import { answersForAnna } from './a-person.ts'
import type { Answers } from './stand-in-server.ts'

type Style = Partial<ReturnType<typeof defaultPreferences>['journalStyle']>

/** Answers for a person with a subscription and these preferences. */
export function answersForPremium(over: Answers = {}, style: Style = {}): Answers {
  const preferences = defaultPreferences()
  const journalStyle = { ...preferences.journalStyle, ...style }
  return answersForAnna({
    getPreferences: { status: 200, body: { ...preferences, journalStyle, version: 1 } },
    subscription: {
      status: 200,
      body: {
        hasActiveSubscription: true,
        hasSubscription: true,
        plan: 'monthly',
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
        paymentFailed: false,
      },
    },
    ...over,
  })
}

/** A streamed answer that the test sends piece by piece. */
export function streamedAnswer() {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  const send = (event: string, data: unknown) =>
    writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    read: (...entries: readonly unknown[]) => send('read', { entries }),
    say: (text: string) => send('text', { text }),
    send,
    async done() {
      await send('done', {})
      await writer.close()
    },
  }
}

/** A complete answer from the assistant. */
export function saidAtOnce(text: string, ...entries: readonly unknown[]): Response {
  const stream = streamedAnswer()
  void stream.read(...entries).catch(() => {})
  void stream.say(text).catch(() => {})
  void stream.done().catch(() => {})
  return stream.response
}
