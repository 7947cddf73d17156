import { endpoints } from '@daywell/core/contract'
import { messageOf } from '@daywell/core/errors'
import type { Verdict } from '@daywell/core/safety'
import type { Client } from '#api/client.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { isAssistantOn } from '#panels/assistant/setting/assistant-setting.ts'
import { checkHere } from '#panels/safety/check-here.ts'
import { createDraftCheck } from '#panels/safety/draft-check.ts'
import { type DraftSharing, draftSharing } from '#services/privacy/draft-sharing.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import type { Session } from '#services/session/session.ts'
import { readUserId } from '#services/session/stored-session.ts'
import { askWith } from './ask.ts'
import { type ChatSaving, createChatSaving } from './chat-saving.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { createWhereStore, type WhereStore } from './where-store.ts'

/** Texts up to this length are checked synchronously without a noticeable delay. */
const MAX_SYNC_CHARS = 10_000

/** Safety check of a draft before it's shared; a long one runs in a worker. */
async function checkDraftHere(text: string): Promise<Verdict> {
  if (text.length <= MAX_SYNC_CHARS) return checkHere(text)
  const check = createDraftCheck()
  const { promise, resolve } = Promise.withResolvers<Verdict>()
  check.check(text, resolve)
  return promise.finally(check.end)
}

/** The assistant's state in this tab. */
export interface AssistantKept {
  readonly conversation: Conversation
  readonly saving: ChatSaving
  readonly sharing: DraftSharing
  readonly where: WhereStore
}

const kept = new WeakMap<Session, AssistantKept>()

export function assistantOf(session: Session, premium: Client<'premium'>): AssistantKept {
  const known = kept.get(session) ?? keep(session, premium)
  kept.set(session, known)
  return known
}

function keep(session: Session, premium: Client<'premium'>): AssistantKept {
  const ask = askWith(premium)
  const conversation = createConversation({
    check: checkHere,
    checkDraft: checkDraftHere,
    async *ask(request, here) {
      // Race: the assistant may be turned off, here or in another tab, during the checks.
      if (!isStillHere(session) || !isAssistantOn()) throw new CallFailure({ kind: 'setup' })
      try {
        yield* here ? (await import('./ask-here.ts')).askHere(request, here) : ask(request)
      } catch (error) {
        // The page redirects to the sign-in, where a message in the chat wouldn't be seen.
        if (error instanceof CallFailure && error.status === 401)
          void toastError(messageOf(error.failure, 'chat'))
        throw error
      }
    },
    now: () => Date.now(),
  })
  const saving = createChatSaving()
  const sharing = draftSharing()
  const where = createWhereStore(async () => (await premium.call(endpoints.whereWordsGo)).body)
  let person = personOf(session)
  session.subscribe(() => {
    const next = personOf(session)
    // A person who has to sign in again keeps the conversation and the typed text.
    if (next === person || next === 'refused') return
    person = next
    conversation.forget()
    saving.forget()
    sharing.forgetAll()
    where.forget()
  })
  return { conversation, saving, sharing, where }
}

const storage = safeStorage(() => window.localStorage)

/** Race: another tab may have just signed in another person. */
function isStillHere(session: Session): boolean {
  const state = session.state()
  const stored = readUserId(storage)
  return state.phase !== 'signed-out' && (stored === null || stored === state.userId)
}

async function toastError(words: string): Promise<void> {
  const { notify } = await import('#kit/ui/toasts/notify.ts')
  notify.error(words)
}

function personOf(session: Session): string | undefined {
  const state = session.state()
  if (state.phase !== 'signed-out') return `user ${state.userId}`
  return state.because === 'refused' ? 'refused' : undefined
}
