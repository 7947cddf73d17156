import { expect, it, onTestFinished, vi } from 'vitest'
import type { Client } from '#api/client.ts'
import { setAssistantOn } from '#panels/assistant/setting/assistant-setting.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { createSession } from '#services/session/session.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { assistantOf } from './chat-store.ts'

it('a message is not sent if the assistant is turned off during its checks', async () => {
  onTestFinished(() => setAssistantOn(true))
  const storage = () => safeStorage(() => mapStorage())
  const session = createSession({
    storage: storage(),
    tab: storage(),
    check: async () => ({ kind: 'unreachable' }),
  })
  const user = { id: 'anna', username: 'anna', displayName: 'Anna', email: 'anna@example.org' }
  session.signIn({ token: 'token', user, onboardingComplete: true })
  const sent: unknown[] = []
  const stream = async function* (...asked: unknown[]) {
    sent.push(asked)
    yield { event: 'done', data: '{}' }
  }
  const premium = { stream } as unknown as Client<'premium'>
  const { conversation } = assistantOf(session, premium)
  const send = async (mayChat: () => Promise<boolean>) => {
    conversation.type('How was May?')
    await conversation.send(() => ({
      mayChat,
      isOnline: true,
      interaction: 'involved',
      privacyLevel: 'cloud',
      draft: undefined,
      keepsDraftHere: false,
      entryId: undefined,
      notThese: [],
      here: undefined,
    }))
    const last = () => conversation.state().exchanges.at(-1)?.answer.state
    await vi.waitFor(() => expect(last()).toMatch(/^(?:whole|failed)$/))
    return sent.length
  }
  const turnedOff = async () => {
    setAssistantOn(false)
    return true
  }
  expect(await send(async () => true)).toBe(1)
  expect(await send(turnedOff)).toBe(1)
})
