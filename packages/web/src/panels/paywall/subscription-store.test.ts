import type { SubscriptionStatus } from '@daywell/core/billing'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { ANNA, SIGNED_IN, startSession } from '#services/session/testing/start-session.ts'
import { createSubscriptionStore, type KnownSubscription, type News } from './subscription-store.ts'

const NONE: SubscriptionStatus = {
  hasActiveSubscription: false,
  hasSubscription: false,
  plan: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
}
const PAID: SubscriptionStatus = {
  ...NONE,
  hasActiveSubscription: true,
  hasSubscription: true,
  plan: 'monthly',
}
const knownAs = (status: SubscriptionStatus | null): KnownSubscription => ({
  phase: 'known',
  status,
})
const UNKNOWN = { phase: 'unknown' }
const BERT = { ...ANNA, id: 'b2', username: 'bert' }

/** A store whose requests wait until the test answers them. */
async function aStore({ restored = true } = {}) {
  const { session } = startSession(SIGNED_IN)
  if (restored) await session.restore()
  const waiting: PromiseWithResolvers<SubscriptionStatus>[] = []
  const lefts: AbortSignal[] = []
  const posted: News[] = []
  const heard: ((news: News) => void)[] = []
  const chances: (() => void)[] = []
  const clock = { now: 0 }
  const store = createSubscriptionStore({
    session,
    ask(left) {
      lefts.push(left)
      const question = Promise.withResolvers<SubscriptionStatus>()
      waiting.push(question)
      return question.promise
    },
    tabs: { post: (news) => posted.push(news), onNews: (hear) => heard.push(hear) },
    now: () => clock.now,
    onChance: (act) => chances.push(act),
  })
  const seen: KnownSubscription[] = []
  const listen = () => store.subscribe(() => seen.push(store.known()))
  const settled = () => new Promise((done) => setImmediate(done))
  return {
    session,
    store,
    waiting,
    lefts,
    posted,
    clock,
    seen,
    listen,
    settled,
    hear: (news: News) => heard[0]?.(news),
    chance: () => chances[0]?.(),
    async answer(status: SubscriptionStatus) {
      waiting.at(-1)?.resolve(status)
      await settled()
    },
    async fail(error: unknown) {
      waiting.at(-1)?.reject(error)
      await settled()
    },
  }
}

describe('the subscription status of a page', () => {
  it('PAY-20 loads when the person is authenticated and resets to none when not', async () => {
    const { session, store, waiting, listen, answer } = await aStore({ restored: false })
    listen()
    expect(store.known()).toEqual(UNKNOWN)
    expect(waiting).toHaveLength(0)
    await session.restore()
    expect(waiting).toHaveLength(1)
    await answer(PAID)
    expect(store.known()).toEqual(knownAs(PAID))
    session.end('left')
    expect(store.known()).toEqual(knownAs(null))
    session.signIn({ token: 't2', user: BERT, onboardingComplete: true })
    expect(store.known()).toEqual(UNKNOWN)
    expect(waiting).toHaveLength(2)
    await answer(NONE)
    expect(store.known()).toEqual(knownAs(NONE))
  })

  it('PAY-20 an answer about the previous person is dropped', async () => {
    const { session, store, waiting, listen } = await aStore()
    listen()
    session.end('left')
    waiting[0]?.resolve(PAID)
    await store.refresh()
    expect(store.known()).toEqual(knownAs(null))
  })

  it('is not requested after a log-out', async () => {
    const { session, lefts, listen } = await aStore()
    listen()
    expect(lefts.map(({ aborted }) => aborted)).toEqual([false])
    session.end('left')
    session.signIn({ token: 't2', user: BERT, onboardingComplete: true })
    expect(lefts.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('is requested lazily, on the first subscription', async () => {
    const { waiting, store } = await aStore()
    expect(waiting).toHaveLength(0)
    expect(store.known()).toEqual(UNKNOWN)
  })

  it('reports a failed request, and keeps the last known status', async () => {
    const { store, listen, answer, fail, seen } = await aStore()
    const failure = new CallFailure({ kind: 'network' })
    listen()
    await fail(failure)
    expect(store.known()).toEqual({ phase: 'failed', failure })
    const again = store.refresh()
    await answer(PAID)
    expect(await again).toEqual(knownAs(PAID))
    const third = store.refresh()
    await fail(failure)
    expect(await third).toEqual({ phase: 'failed', failure })
    expect(store.known()).toEqual(knownAs(PAID))
    expect(seen.map(({ phase }) => phase)).toEqual(['failed', 'known'])
  })

  it('follows the latest request, in whatever order answers arrive', async () => {
    const { store, waiting, listen, answer, settled } = await aStore()
    listen()
    const after = store.refresh()
    await answer(PAID)
    await after
    waiting[0]?.resolve(NONE)
    await settled()
    expect(store.known()).toEqual(knownAs(PAID))
  })

  it('is shared with other tabs when it changes', async () => {
    const { store, posted, hear, waiting, listen, answer } = await aStore()
    listen()
    await answer(NONE)
    const same = store.refresh()
    await answer(NONE)
    await same
    expect(posted).toEqual([{ userId: 'a1', status: NONE }])
    hear({ userId: 'b2', status: PAID })
    hear({ userId: 'a1', status: NONE })
    expect(waiting).toHaveLength(2)
    hear({ userId: 'a1', status: PAID })
    expect(waiting, 'what is news is asked for').toHaveLength(3)
    await answer(PAID)
    expect(store.known()).toEqual(knownAs(PAID))
  })

  it('is taken from another tab if unknown, and stale messages change nothing', async () => {
    const { store, hear, listen, answer } = await aStore()
    listen()
    hear({ userId: 'a1', status: NONE })
    expect(store.known()).toEqual(knownAs(NONE))
    await answer(PAID)
    hear({ userId: 'a1', status: NONE })
    expect(store.known()).toEqual(knownAs(PAID))
    await answer(PAID)
    expect(store.known()).toEqual(knownAs(PAID))
  })

  it('is refreshed when the page becomes visible, if stale or missing', async () => {
    const { waiting, clock, chance, listen, answer, fail } = await aStore()
    listen()
    await fail(new Error('no line'))
    chance()
    expect(waiting).toHaveLength(2)
    await answer(PAID)
    clock.now += 5 * 60_000 - 1
    chance()
    expect(waiting).toHaveLength(2)
    clock.now += 1
    chance()
    expect(waiting).toHaveLength(3)
  })
})
