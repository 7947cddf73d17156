import { describe, expect, it } from 'vitest'
import {
  LOCAL_ID,
  onServer,
  SERVER_ID,
  TEMP_ID,
  words,
} from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { emitter } from '#kit/observable/emitter.ts'
import type { Journal } from '#services/journal/journal.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { ANNA, SIGNED_IN, startSession } from '#services/session/testing/start-session.ts'
import { journalLifecycle } from './journal-lifecycle.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Opens stores in memory and logs who they were opened and closed for. */
function startLifecycle({
  fails = 0,
  stuck = false,
  storage = mapStorage(),
  stored = { ...SIGNED_IN, onboardingComplete: 'true' } as Record<string, string>,
} = {}) {
  const { session } = startSession(stored)
  const events: string[] = []
  const lost = emitter()
  let left = fails
  const handle = journalLifecycle({
    session,
    storage,
    tab: Promise.resolve({ id: 'tab', others: async () => new Set<string>() }),
    async open({ userId, tab }) {
      events.push(`open ${userId} in ${tab}`)
      left -= 1
      if (left >= 0) throw new Error('Not now')
      const store = { ...(await memoryDevice().open()), onLost: lost.subscribe }
      return {
        journal: { userId, store } as Journal,
        async close(because) {
          events.push(`close ${userId}${because ? `: ${because}` : ''}`)
          if (stuck) throw new Error('The database does not answer')
        },
      }
    },
  })
  return { handle, session, events, lost }
}

describe('the journal', () => {
  it('opens once the person is known, and closes when they log out', async () => {
    const { handle, session, events } = startLifecycle()
    expect(handle.state().phase).toBe('closed')
    await session.restore()
    expect(handle.state()).toEqual({ phase: 'opening', userId: 'a1' })
    const journal = await whenOpen(handle)
    expect(handle.state()).toEqual({ phase: 'open', userId: 'a1', journal })
    session.end('left')
    expect(handle.state().phase).toBe('closed')
    expect(events).toEqual(['open a1 in tab', 'close a1: left'])
  })

  it.each(['refused', 'gone'] as const)('closes with the reason %s', async (because) => {
    const { handle, session, events } = startLifecycle()
    await session.restore()
    await whenOpen(handle)
    session.end(because)
    expect(events).toEqual(['open a1 in tab', `close a1: ${because}`])
  })

  describe('PRIV-58 of a revoked session is cleared', () => {
    const OWED = 'clearOwed'

    it('while it is open', async () => {
      const storage = mapStorage()
      const { handle, session, events } = startLifecycle({ storage })
      await session.restore()
      await whenOpen(handle)
      session.end('refused', true)
      expect(storage.getItem(OWED)).toBe('a1')
      await settled()
      expect(events).toEqual(['open a1 in tab', 'close a1: revoked'])
      expect(storage.getItem(OWED)).toBeNull()
    })

    it('while it opens, and before it opens', async () => {
      for (const opening of [true, false]) {
        const { session, events } = startLifecycle()
        if (opening) await session.restore()
        session.end('refused', true)
        await settled()
        expect(events).toEqual(['open a1 in tab', 'close a1: revoked'])
      }
    })

    it('at the next start, if the page closed too early', async () => {
      const storage = mapStorage({ [OWED]: 'a1' })
      const { events } = startLifecycle({ storage, stored: {} })
      await settled()
      expect(events).toEqual(['open a1 in tab', 'close a1: revoked'])
      expect(storage.getItem(OWED)).toBeNull()
    })

    it('of everyone for whom that is owed, also if it fails for one of them', async () => {
      const storage = mapStorage({ [OWED]: 'b1' })
      const { session, events } = startLifecycle({ fails: 1, storage })
      session.end('refused', true)
      await settled()
      expect(events).toEqual(['open b1 in tab', 'open a1 in tab', 'close a1: revoked'])
      expect(storage.getItem(OWED)).toBe('b1')
      const next = startLifecycle({ storage: mapStorage({ [OWED]: 'b1 c1' }), stored: {} })
      await settled()
      expect(next.events).toEqual([
        ...['open b1 in tab', 'close b1: revoked'],
        ...['open c1 in tab', 'close c1: revoked'],
      ])
    })

    it('but not after the person has signed in again', async () => {
      const storage = mapStorage({ [OWED]: 'a1' })
      const { session, events } = startLifecycle({ storage })
      await session.restore()
      await settled()
      expect([events, storage.getItem(OWED)]).toEqual([['open a1 in tab'], null])
    })

    it('later, if it Couldn’t open the journal', async () => {
      const storage = mapStorage()
      const { handle, session, events } = startLifecycle({ fails: 2, storage })
      await session.restore()
      await settled()
      expect(handle.state().phase).toBe('failed')
      session.end('refused', true)
      await settled()
      expect(events).toEqual(['open a1 in tab', 'open a1 in tab'])
      expect(storage.getItem(OWED)).toBe('a1')
    })

    it('on a second try, if opening failed during the revocation', async () => {
      const storage = mapStorage()
      const { handle, session, events } = startLifecycle({ fails: 1, storage, stored: {} })
      session.signIn({ token: 't', user: ANNA, onboardingComplete: true })
      expect(handle.state().phase).toBe('opening')
      session.end('refused', true)
      await settled()
      expect(events).toEqual(['open a1 in tab', 'open a1 in tab', 'close a1: revoked'])
      expect(storage.getItem(OWED)).toBeNull()
    })

    it('later, if clearing fails, with a single notice', async () => {
      const storage = mapStorage()
      const { handle, session } = startLifecycle({ stuck: true, storage })
      const said: unknown[] = []
      handle.onNotice((notice) => said.push(notice))
      await session.restore()
      await whenOpen(handle)
      session.end('refused', true)
      await settled()
      expect([said, storage.getItem(OWED)]).toEqual([[{ kind: 'not-cleared' }], 'a1'])
    })

    it('while another person signs in, and at a start as another person', async () => {
      const ben = { token: 't', user: { ...ANNA, id: 'b2' }, onboardingComplete: true }
      const during = mapStorage({ [OWED]: 'a1' })
      const first = startLifecycle({ storage: during, stored: {} })
      first.session.signIn(ben)
      await settled()
      expect(first.events).toContain('close a1: revoked')
      expect(during.getItem(OWED)).toBeNull()

      const before = mapStorage({ [OWED]: 'a1' })
      const stored = { ...SIGNED_IN, userId: 'b2', onboardingComplete: 'true' }
      const second = startLifecycle({ storage: before, stored })
      await settled()
      expect(second.events).toContain('close a1: revoked')
      expect(before.getItem(OWED)).toBeNull()
    })

    it('but not after a refusal that may not come from the server', async () => {
      const { handle, session, events } = startLifecycle()
      await session.restore()
      await whenOpen(handle)
      session.end('refused')
      await settled()
      expect(events).toEqual(['open a1 in tab', 'close a1: refused'])
    })
  })

  it('PRIV-63 shows a notice if it could not be cleared', async () => {
    const { handle, session } = startLifecycle({ stuck: true })
    const said: unknown[] = []
    handle.onNotice((notice) => said.push(notice))
    await session.restore()
    await whenOpen(handle)
    session.end('left')
    await settled()
    expect(said).toEqual([{ kind: 'not-cleared' }])
  })

  it('LOOK-08 clears the mirror and shows a notice if it couldn’t open the journal', async () => {
    const mirror = [onServer(SERVER_ID, 'a copy'), words(LOCAL_ID, 'here'), words(TEMP_ID, 'waits')]
    const storage = mapStorage({
      journal_entries_a1: JSON.stringify(mirror),
      saved_searches_a1: '["rain"]',
    })
    const { handle, session } = startLifecycle({ fails: 1, storage })
    const said: unknown[] = []
    handle.onNotice((notice) => said.push(notice))
    await session.restore()
    await settled()
    expect(handle.state().phase).toBe('failed')
    session.end('left')
    expect(said).toEqual([{ kind: 'not-cleared' }])
    const left = JSON.parse(storage.getItem('journal_entries_a1') ?? '')
    expect(left).toMatchObject([{ content: 'here' }, { content: 'waits' }])
    expect(storage.getItem('saved_searches_a1')).toBeNull()
  })

  it('never belongs to the previous person', async () => {
    const { handle, session, events } = startLifecycle()
    await session.restore()
    const hers = expect(whenOpen(handle)).rejects.toThrow('Couldn’t open the journal')
    const ben = { ...ANNA, id: 'b2' }
    session.signIn({ token: 't', user: ben, onboardingComplete: true })
    await settled()
    await hers
    await expect(whenOpen(handle, 'a1')).rejects.toThrow('Couldn’t open the journal')
    expect(handle.state()).toMatchObject({ phase: 'open', userId: 'b2' })
    // Race: Anna's store opened after Ben had signed in, so it was closed again.
    expect(events).toContain('close a1')
    expect(events).not.toContain('close b2')
  })

  it('is opened again on retry after a failure', async () => {
    const { handle, session } = startLifecycle({ fails: 1 })
    await session.restore()
    await settled()
    expect(handle.state()).toEqual({ phase: 'failed', userId: 'a1' })
    expect(await whenOpen(handle)).toMatchObject({ userId: 'a1' })
  })

  it('closes when the browser drops its database, and reopens on retry', async () => {
    const { handle, session, events, lost } = startLifecycle()
    await session.restore()
    await whenOpen(handle)
    lost.emit()
    expect(handle.state()).toEqual({ phase: 'failed', userId: 'a1' })
    expect(await whenOpen(handle)).toMatchObject({ userId: 'a1' })
    expect(events).toEqual(['open a1 in tab', 'close a1', 'open a1 in tab'])
  })

  it('is not awaited when signed out', async () => {
    const { handle } = startLifecycle()
    await expect(whenOpen(handle)).rejects.toThrow('Couldn’t open the journal')
  })
})
