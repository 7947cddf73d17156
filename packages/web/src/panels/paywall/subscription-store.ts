import type { SubscriptionStatus } from '@daywell/core/billing'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { emitter } from '#kit/observable/emitter.ts'
import type { Session } from '#services/session/session.ts'

/** What this page knows of the subscription; nobody signed in has none. */
export type KnownSubscription =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'failed'; readonly failure: CallFailure | undefined }
  | { readonly phase: 'known'; readonly status: SubscriptionStatus | null }

export interface SubscriptionStore {
  known(): KnownSubscription
  /** Whoever listens first has the status asked for. */
  subscribe(listener: () => void): () => void
  /** Asks anew and answers what came of it. What was known before stays where nothing came. */
  refresh(): Promise<KnownSubscription>
}

/** The other tabs of this browser. */
export interface OtherTabs {
  tell(news: News): void
  onNews(hear: (news: News) => void): void
}

export interface News {
  readonly userId: string
  readonly status: SubscriptionStatus
}

export interface StoreDeps {
  readonly session: Pick<Session, 'state' | 'subscribe'>
  /** `left`: the person it is asked about is gone, and nobody waits for the answer any more. */
  readonly ask: (left: AbortSignal) => Promise<SubscriptionStatus>
  readonly tabs: OtherTabs
  readonly now: () => number
  /** Whenever the person looks at the page again, or the network is back. */
  readonly onChance: (act: () => void) => void
}

const UNKNOWN: KnownSubscription = { phase: 'unknown' }
const NOBODY: KnownSubscription = { phase: 'known', status: null }
/** What is older is asked for again when the person comes back to the page. */
const FRESH_FOR = 5 * 60_000

/** Keeps what the server says of the subscription of whoever is signed in. */
export function createSubscriptionStore(parts: StoreDeps): SubscriptionStore {
  const { session, tabs, now } = parts
  const changes = emitter()
  let person = personOf(session)
  let known = unasked(session)
  let leaving = new AbortController()
  let isFollowing = false
  let askedAt = 0
  // Of two answers the one counts that was asked for later.
  let asked = 0
  let heard = 0

  const become = (next: KnownSubscription) => {
    known = next
    changes.emit()
  }

  const learn = (status: SubscriptionStatus) => {
    const news = JSON.stringify(status)
    if (known.phase === 'known' && JSON.stringify(known.status) === news) return false
    become({ phase: 'known', status })
    return true
  }

  const refresh = async (): Promise<KnownSubscription> => {
    if (!person) return known
    const userId = person
    const round = ++asked
    askedAt = now()
    const isOver = () => userId !== person || round < heard
    try {
      const status = await parts.ask(leaving.signal)
      if (isOver()) return known
      heard = round
      if (learn(status)) tabs.tell({ userId, status })
      return { phase: 'known', status }
    } catch (error) {
      const failure = error instanceof CallFailure ? error : undefined
      const failed: KnownSubscription = { phase: 'failed', failure }
      if (!isOver() && known.phase !== 'known') become(failed)
      return failed
    }
  }

  const followSession = () => {
    const next = personOf(session)
    if (next === person && next !== undefined) return
    person = next
    leaving.abort()
    leaving = new AbortController()
    become(unasked(session))
    void refresh()
  }

  const follow = () => {
    if (isFollowing) return
    isFollowing = true
    session.subscribe(followSession)
    tabs.onNews(({ userId, status }) => {
      if (userId !== person) return
      // It may have been asked for before what this tab has asked for: then only the server knows.
      if (known.phase !== 'known') learn(status)
      else if (JSON.stringify(known.status) !== JSON.stringify(status)) void refresh()
    })
    parts.onChance(() => {
      if (known.phase !== 'known' || now() - askedAt >= FRESH_FOR) void refresh()
    })
    followSession()
    if (asked === 0) void refresh()
  }

  return {
    known: () => known,
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener)
      follow()
      return unsubscribe
    },
    refresh,
  }
}

/** A session that is still being checked may be somebody's, who cannot be asked about yet. */
function unasked(session: StoreDeps['session']): KnownSubscription {
  return session.state().phase === 'signed-out' ? NOBODY : UNKNOWN
}

function personOf(session: StoreDeps['session']): string | undefined {
  const state = session.state()
  return state.phase === 'signed-in' ? state.userId : undefined
}
