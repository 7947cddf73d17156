import { describe, expect, it } from 'vitest'
import { safeStorage } from './safe-storage.ts'
import { createSession, type Verdict } from './session.ts'
import { mapStorage } from './testing/map-storage.ts'
import { ANNA, SIGNED_IN, startSession as start, verified } from './testing/start-session.ts'

describe('a session at start', () => {
  it('is signed out at once, without a request, if nothing is stored', async () => {
    const { session, asked } = start({})
    expect(session.state()).toEqual({ phase: 'signed-out', because: 'none' })
    await session.restore()
    expect(asked.times).toBe(0)
  })

  it('is loading until the server has answered, and then signed in', async () => {
    const { session } = start(SIGNED_IN)
    expect(session.state()).toEqual({ phase: 'loading', userId: 'a1' })
    await session.restore()
    expect(session.state()).toMatchObject({ phase: 'signed-in', person: ANNA, onboarded: false })
  })

  it('AUTH-31 drops the session of another user id and leaves no trace of it', async () => {
    const { session, local } = start({ ...SIGNED_IN, userId: 'b2' })
    await session.restore()
    expect(session.state()).toEqual({ phase: 'signed-out', because: 'refused', whose: 'b2' })
    expect(local.length).toBe(0)
  })

  it('AUTH-33 ends when refused and clears token, userPreferences and userId, and nothing else', async () => {
    const stored = { ...SIGNED_IN, onboardingComplete: 'true', journal_draft_a1: '{}' }
    const { session, local } = start(stored, { kind: 'refused' })
    await session.restore()
    expect(session.state()).toEqual({ phase: 'signed-out', because: 'refused', whose: 'a1' })
    expect(local.all()).toEqual({ onboardingComplete: 'true', journal_draft_a1: '{}' })
  })

  it('AUTH-38 is kept when the server does not answer', async () => {
    const { session, local } = start(
      { ...SIGNED_IN, onboardingComplete: 'true' },
      { kind: 'unreachable' },
    )
    await session.restore()
    expect(session.state()).toEqual({
      phase: 'signed-in',
      userId: 'a1',
      person: undefined,
      onboarded: true,
    })
    expect(local.getItem('token')).toBe('t0ken')
  })

  it('ONB-15 takes over from the server that onboarding is complete, and never undoes it', async () => {
    const told = start(SIGNED_IN, verified(true))
    await told.session.restore()
    expect(told.session.state()).toMatchObject({ onboarded: true })
    expect(told.local.getItem('onboardingComplete')).toBe('true')

    const own = start({ ...SIGNED_IN, onboardingComplete: 'true' })
    await own.session.restore()
    expect(own.session.state()).toMatchObject({ onboarded: true })
  })

  it('treats half a session and odd values in storage as no session', async () => {
    for (const stored of [{ token: 't' }, { userId: 'a1' }, { token: 'é\n', userId: 'a1' }]) {
      const { session, local, asked } = start(stored)
      await session.restore()
      expect(session.state().phase).toBe('signed-out')
      expect(asked.times).toBe(0)
      expect(local.length).toBe(0)
    }
  })

  it('ignores an answer about a session that was left in the meantime', async () => {
    const { session } = start(SIGNED_IN)
    const restored = session.restore()
    session.end('left')
    await restored
    expect(session.state()).toEqual({ phase: 'signed-out', because: 'left', whose: 'a1' })
  })
})

it('stops asking about a session that was left in the meantime, and only about that one', async () => {
  const signals: AbortSignal[] = []
  const local = mapStorage(SIGNED_IN)
  const session = createSession({
    storage: safeStorage(() => local),
    tab: safeStorage(() => mapStorage()),
    check: async (over) => {
      signals.push(over)
      return { kind: 'unreachable' }
    },
  })
  await session.restore()
  const rechecked = session.recheck()
  session.end('left')
  await rechecked
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
})

it('ignores an answer to an earlier request, even about the same token', async () => {
  const local = mapStorage(SIGNED_IN)
  const answers: ((verdict: Verdict) => void)[] = []
  const check = () => new Promise<Verdict>((answer) => answers.push(answer))
  const session = createSession({
    storage: safeStorage(() => local),
    tab: safeStorage(mapStorage),
    check,
  })
  const first = session.restore()
  session.end('left')
  for (const [key, value] of Object.entries(SIGNED_IN)) local.setItem(key, value)
  const second = session.restore()
  answers[0]?.({ kind: 'refused' })
  await first
  expect(session.state().phase).toBe('loading')
  answers[1]?.(verified())
  await second
  expect(session.state().phase).toBe('signed-in')
})

describe('a session under way', () => {
  it('AUTH-28 ONB-14 PRIV-16 stores token, userId and onboardingComplete at sign-in and notifies listeners', () => {
    const { session, local } = start({})
    let told = 0
    const stop = session.subscribe(() => {
      told += 1
    })
    session.signIn({ token: 'new', user: ANNA, onboardingComplete: true })
    expect(local.all()).toEqual({ token: 'new', userId: 'a1', onboardingComplete: 'true' })
    expect(session.token()).toBe('new')
    expect(session.state()).toMatchObject({ phase: 'signed-in', person: ANNA, onboarded: true })
    stop()
    session.end('left')
    expect(told).toBe(1)
  })

  it('takes over new names of its own person at once, and of no one else', () => {
    const { session } = start({})
    const answer = { token: 'new', user: ANNA, onboardingComplete: true }
    session.signIn(answer)
    const renamed = { ...ANNA, displayName: 'Anne' }
    session.renamed({ ...renamed, id: 'b2' })
    expect(session.state()).toMatchObject({ person: ANNA })
    session.renamed(renamed)
    expect(session.state()).toMatchObject({ person: renamed, onboarded: true })
    session.end('left')
    session.renamed(renamed)
    expect(session.state().phase).toBe('signed-out')
  })

  it('AUTH-53 takes a new token for the same person, which every tab reads from then on', async () => {
    const { session, local } = start({ ...SIGNED_IN, journal_draft_a1: '{}' })
    await session.restore()
    session.signIn({ token: 'next', user: ANNA, onboardingComplete: true })
    session.storageChanged('token')
    expect(session.token()).toBe('next')
    expect(session.state()).toMatchObject({ phase: 'signed-in', person: ANNA })
    expect(local.all()).toMatchObject({ token: 'next', userId: 'a1', journal_draft_a1: '{}' })
  })

  it('forgets that onboarding was complete on log-out or when another person signs in', () => {
    const { session, local } = start({ onboardingComplete: 'true' })
    session.signIn({ token: 'new', user: ANNA, onboardingComplete: false })
    expect(session.state()).toMatchObject({ onboarded: false })
    session.completeOnboarding()
    expect(local.getItem('onboardingComplete')).toBe('true')
    session.end('left')
    expect(local.all()).toEqual({})
  })

  it('counts a person who saved preferences here as onboarded, whatever the server knows', async () => {
    const { session, local } = start({ preferences_pending_a1: '{}' }, verified(false))
    session.signIn({ token: 'new', user: ANNA, onboardingComplete: false })
    expect(session.state()).toMatchObject({ onboarded: true })
    await session.restore()
    expect(session.state()).toMatchObject({ onboarded: true })
    session.signIn({ token: 'other', user: { ...ANNA, id: 'b2' }, onboardingComplete: false })
    expect(session.state()).toMatchObject({ onboarded: false })
    expect(local.getItem('onboardingComplete')).toBeNull()
  })

  it('ends when another tab removed it, and changes nothing', async () => {
    const { session, local } = start(SIGNED_IN)
    await session.restore()
    local.removeItem('token')
    session.storageChanged('token')
    expect(session.state()).toEqual({ phase: 'signed-out', because: 'elsewhere', whose: 'a1' })
    expect(local.getItem('userId')).toBe('a1')
  })

  it("ROUTE-14 ends as elsewhere if a call notices it before the tab's storage event", async () => {
    const { session, local } = start(SIGNED_IN)
    await session.restore()
    local.removeItem('token')
    session.end('refused')
    expect(session.state()).toEqual({ phase: 'signed-out', because: 'elsewhere', whose: 'a1' })
    expect(local.getItem('userId')).toBe('a1')
  })

  it('ends when another tab cleared the whole storage', async () => {
    const { session, local } = start(SIGNED_IN)
    await session.restore()
    local.clear()
    session.storageChanged(null)
    expect(session.state()).toEqual({ phase: 'signed-out', because: 'elsewhere', whose: 'a1' })
  })

  it('starts when another tab signed in, and follows it to another person', async () => {
    const { session, local, asked } = start({})
    local.setItem('userId', 'a1')
    session.storageChanged('userId')
    expect(asked.times).toBe(0)
    local.setItem('token', 't')
    session.storageChanged('token')
    expect(session.state()).toEqual({ phase: 'loading', userId: 'a1' })
    await Promise.resolve()
    expect(session.state()).toMatchObject({ phase: 'signed-in', userId: 'a1' })
    local.setItem('userId', 'b2')
    session.storageChanged('userId')
    expect(session.state()).toEqual({ phase: 'loading', userId: 'b2' })
  })

  it('ignores other keys', async () => {
    const { session, asked } = start(SIGNED_IN)
    await session.restore()
    session.storageChanged('journal_draft_a1')
    expect(session.state().phase).toBe('signed-in')
    expect(asked.times).toBe(1)
  })
})

describe('a session that could not be checked at the start', () => {
  const stored = { ...SIGNED_IN, onboardingComplete: 'true' }

  it('is checked again without going back to loading', async () => {
    const { session } = start(stored, { kind: 'unreachable' }, verified())
    const phases: string[] = []
    await session.restore()
    session.subscribe(() => phases.push(session.state().phase))
    await session.recheck()
    expect(session.state()).toMatchObject({ person: ANNA, onboarded: true })
    expect(phases).toEqual(['signed-in'])
  })

  it('stays as it is while there is no answer, and ends when it is refused', async () => {
    const { session, local } = start(
      stored,
      { kind: 'unreachable' },
      { kind: 'unreachable' },
      { kind: 'refused' },
    )
    await session.restore()
    const before = session.state()
    expect(await session.recheck()).toBe(false)
    expect(session.state()).toBe(before)
    expect(await session.recheck()).toBe(true)
    expect(session.state()).toEqual({ phase: 'signed-out', because: 'refused', whose: 'a1' })
    expect(local.getItem('token')).toBeNull()
  })

  it('is not checked again once it succeeded', async () => {
    const { session, asked } = start(stored, verified(), { kind: 'refused' })
    await session.restore()
    await session.recheck()
    expect(asked.times).toBe(1)
  })
})

describe('blocked storage', () => {
  it('does not crash and lasts as long as the page', () => {
    const blocked = safeStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const session = createSession({
      storage: blocked,
      tab: blocked,
      check: async () => verified(),
    })
    session.signIn({ token: 'new', user: ANNA, onboardingComplete: false })
    expect(session.token()).toBe('new')
    session.end('left')
    expect(session.token()).toBeNull()
  })

  it('keeps in memory what a full storage rejects', () => {
    const full = mapStorage({ token: 'old' })
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const storage = safeStorage(() => full)
    storage.set('token', 'new')
    expect(storage.get('token')).toBe('new')
    storage.remove('token')
    expect(storage.get('token')).toBeNull()
  })
})
