import type { SubscriptionStatus } from '@daywell/core/billing'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { emitter } from '#kit/observable/emitter.ts'
import type { Session } from '#services/session/session.ts'

/** What this page knows about the subscription; `none` when signed out. */
export type KnownSubscription =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'failed'; readonly failure: CallFailure | undefined }
  | { readonly phase: 'known'; readonly status: SubscriptionStatus | null }

export interface SubscriptionStore {
  known(): KnownSubscription
  /** The first subscriber triggers a request. */
  subscribe(listener: () => void): () => void
  /** Fetches the status and returns it. A failure keeps the last known one. */
  refresh(): Promise<KnownSubscription>
}

/** The other tabs of this browser. */
export interface OtherTabs {
  post(news: News): void
  onNews(hear: (news: News) => void): void
}

export interface News {
  readonly userId: string
  readonly status: SubscriptionStatus
}

export interface StoreDeps {
  readonly session: Pick<Session, 'state' | 'subscribe'>
  /** `left`: aborted when the person has logged out. */
  readonly ask: (left: AbortSignal) => Promise<SubscriptionStatus>
  readonly tabs: OtherTabs
  readonly now: () => number
  /** Calls `act` when the page becomes visible or the network is back. */
  readonly onChance: (act: () => void) => void
}

const UNKNOWN: KnownSubscription = { phase: 'unknown' }
const NOBODY: KnownSubscription = { phase: 'known', status: null }
/** Older data is refreshed when the page becomes visible. */
const FRESH_MS = 5 * 60_000

/** Caches the signed-in person's subscription status. */
export function createSubscriptionStore(deps: StoreDeps): SubscriptionStore {
  const { session, tabs, now } = deps
  const changes = emitter()
  let person = personOf(session)
  let known = unasked(session)
  let leaving = new AbortController()
  let isFollowing = false
  let askedAt = 0
  // Race: of two answers, the later request wins.
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
      const status = await deps.ask(leaving.signal)
      if (isOver()) return known
      heard = round
      if (learn(status)) tabs.post({ userId, status })
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
      // Race: another tab's answer may be older than this tab's request, so ask the server.
      if (known.phase !== 'known') learn(status)
      else if (JSON.stringify(known.status) !== JSON.stringify(status)) void refresh()
    })
    deps.onChance(() => {
      if (known.phase !== 'known' || now() - askedAt >= FRESH_MS) void refresh()
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

/** While the session is being checked, nothing can be asked yet. */
function unasked(session: StoreDeps['session']): KnownSubscription {
  return session.state().phase === 'signed-out' ? NOBODY : UNKNOWN
}

function personOf(session: StoreDeps['session']): string | undefined {
  const state = session.state()
  return state.phase === 'signed-in' ? state.userId : undefined
}
