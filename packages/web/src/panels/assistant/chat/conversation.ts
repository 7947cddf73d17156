import { MESSAGE_MAX } from '@daywell/core/contract'
import { localMessages, messageOf } from '@daywell/core/errors'
import type { AiInteraction, PrivacyLevel } from '@daywell/core/preferences'
import type { Verdict } from '@daywell/core/safety'
import type { SharedDraft } from '#api/gated-words.ts'
import { emitter } from '#kit/observable/emitter.ts'
import { grow, noAnswerYet } from './answering.ts'
import type { Ask, Here } from './ask.ts'
import type { Exchange } from './message.ts'
import { isBlocked, needsHelp, pastOf } from './past.ts'

/** Why a message wasn't sent; its text stays in the field. */
export interface Refusal {
  readonly why: 'upgrade' | 'minimal' | 'offline' | 'unknown' | 'too-long' | 'still-answering'
  readonly words: string | undefined
}

interface ConversationState {
  /** Typed but not sent. */
  readonly typed: string
  readonly exchanges: readonly Exchange[]
  readonly refusal: Refusal | undefined
}

/** The circumstances when `Send` is pressed. */
export interface Circumstances {
  /** Whether the person has the assistant; asks if unknown, and may fail. */
  mayChat(): Promise<boolean | undefined>
  /** Whether there is a connection, or none is needed. */
  readonly isOnline: boolean
  readonly interaction: AiInteraction
  /** While it's unknown, nothing is sent: it may be Local. */
  readonly privacyLevel: PrivacyLevel | undefined
  /** The draft on the page, if shared. */
  readonly draft: SharedDraft | undefined
  /** Whether the page stays on this device. */
  readonly keepsDraftHere: boolean
  /** The entry on the page, if the server may know it. */
  readonly entryId: string | undefined
  /** Entries hidden, deleted or changed here that the server doesn't know about yet. */
  readonly notThese: readonly string[]
  /** Where this device answers, what it needs for that; nothing is sent then. */
  readonly here: Here | undefined
}

export interface ConversationDeps {
  readonly check: (text: string) => Promise<Verdict>
  /** The same for the draft, which may be long. */
  readonly checkDraft: (text: string) => Promise<Verdict>
  readonly ask: Ask
  readonly now: () => number
}

export interface Conversation {
  state(): ConversationState
  subscribe(listener: () => void): () => void
  type(text: string): void
  /** Sends the typed text; if refused, it stays in the field. */
  send(circumstances: () => Circumstances): Promise<void>
  /** Retries a failed or stopped message. */
  sendAgain(id: number, circumstances: () => Circumstances): Promise<void>
  stop(): void
  remove(id: number): void
  /** Starts a new conversation; typed text stays. */
  startNew(): void
  forget(): void
}

const NOTHING: ConversationState = { typed: '', exchanges: [], refusal: undefined }

/** A conversation with the assistant, in memory only. */
export function createConversation(deps: ConversationDeps): Conversation {
  const { check, checkDraft, ask, now } = deps
  const changes = emitter()
  let state = NOTHING
  let lastId = 0
  let coming: AbortController | undefined
  let isChecking = false
  // A token for the current person; replaced by `forget`.
  let person = {}

  const become = (next: Partial<ConversationState>) => {
    state = { ...state, ...next }
    changes.emit()
  }
  const timestamp = () => new Date(now()).toISOString()
  const without = (id: number) => state.exchanges.filter((one) => one.id !== id)
  const show = (exchange: Exchange) => {
    const { exchanges } = state
    const isKnown = exchanges.some(({ id }) => id === exchange.id)
    const replace = (one: Exchange) => (one.id === exchange.id ? exchange : one)
    become({
      exchanges: isKnown ? exchanges.map(replace) : [...exchanges, exchange],
      refusal: undefined,
    })
  }
  const begin = (content: string, answer: Exchange['answer'], sent?: Circumstances): Exchange => {
    const asked = { role: 'user', content, timestamp: timestamp() } as const
    const withDraft = sent?.draft !== undefined
    lastId += 1
    const isOfKeptDraft = withDraft && sent.keepsDraftHere
    return { id: lastId, asked, withDraft, isOfKeptDraft, isHere: sent?.here !== undefined, answer }
  }
  /** Paywall, length and level, in this order; the server checks all of them again. */
  const whyNot = (
    message: string,
    may: boolean | undefined,
    { isOnline, interaction, privacyLevel }: Circumstances,
  ): Refusal | undefined => {
    // Nothing is sold next to a support card.
    if (may === false)
      return { why: 'upgrade', words: needsHelp(state.exchanges) ? undefined : UPGRADE }
    if (coming) return { why: 'still-answering', words: undefined }
    if (message.length > MESSAGE_MAX) return { why: 'too-long', words: undefined }
    if (isBlocked(state.exchanges, interaction))
      return { why: 'minimal', words: localMessages.minimalInteraction }
    if (!isOnline) return { why: 'offline', words: NO_RESPONSE }
    const isKnown = ![may, privacyLevel].includes(undefined)
    return isKnown ? undefined : { why: 'unknown', words: NO_RESPONSE }
  }
  const run = async (message: string, circumstances: Circumstances) => {
    const { draft, entryId, interaction, notThese, privacyLevel, here } = circumstances
    const past = pastOf(state.exchanges, { forHere: here !== undefined })
    const exchange = begin(message, noAnswerYet(timestamp()), circumstances)
    const own = new AbortController()
    coming = own
    show(exchange)
    const body = {
      message: message.toWellFormed().replaceAll('\0', ''),
      ...(draft !== undefined && { context: draft }),
      ...(entryId !== undefined && { entryId }),
      ...(notThese.length > 0 && { notThese: [...notThese] }),
      interactionLevel: interaction,
      ...(past.length > 0 && { conversation: past }),
    }
    const headers = { 'ai-interaction-level': interaction, 'privacy-level': privacyLevel }
    const events = ask({ body, headers, signal: own.signal }, here)
    const first = exchange.answer as ReturnType<typeof noAnswerYet>
    const showIt = (answer: Exchange['answer']) => {
      // Race: an answer may still arrive after a new conversation was started.
      if (coming === own) show({ ...exchange, answer })
    }
    const answer = await grow(first, events, own.signal, showIt)
    showIt(answer)
    if (coming === own) coming = undefined
  }
  /** Safety check of the message, then of the draft; and whether the person may chat. */
  const hear = async (message: string, at: () => Circumstances) => {
    const verdict = await check(message)
    if (verdict.kind !== null) return { verdict }
    const may = await at().mayChat()
    const { draft } = at()
    // Without a subscription the draft isn't sent, so it isn't checked.
    if (may === false || draft === undefined) return { may }
    const ofDraft = await checkDraft(draft)
    return ofDraft.kind === null ? { may } : { verdict: ofDraft }
  }
  /** Whether the message was accepted; otherwise it stays in the field. */
  const take = async (text: string, at: () => Circumstances): Promise<boolean> => {
    const message = text.trim()
    if (message === '' || isChecking) return false
    isChecking = true
    const before = lastId
    const whose = person
    try {
      const { verdict, may } = await hear(message, at)
      if (whose !== person) return false
      if (verdict) {
        show(begin(message, { state: 'help', verdict }))
        return true
      }
      const refusal = whyNot(message, may, at())
      if (refusal) become({ refusal })
      if (refusal || before !== lastId) return false
      void run(message, at())
      return true
    } finally {
      if (whose === person) isChecking = false
    }
  }
  const stop = () => coming?.abort()
  return {
    state: () => state,
    subscribe: changes.subscribe,
    type: (typed) => become({ typed, refusal: undefined }),
    async send(at) {
      const { typed } = state
      // Race: keep text typed while the message was being sent.
      if ((await take(typed, at)) && state.typed === typed) become({ typed: '' })
    },
    async sendAgain(id, at) {
      const again = state.exchanges.find((one) => one.id === id)
      if (again && (await take(again.asked.content, at))) become({ exchanges: without(id) })
    },
    stop,
    remove: (id) => become({ exchanges: without(id) }),
    startNew() {
      stop()
      coming = undefined
      lastId += 1
      become({ exchanges: [], refusal: undefined })
    },
    forget() {
      person = {}
      isChecking = false
      this.startNew()
      become(NOTHING)
    },
  }
}

const NO_RESPONSE = messageOf(undefined, 'chat')
const UPGRADE = messageOf({ kind: 'http', status: 403, hadToken: true }, 'chat')
