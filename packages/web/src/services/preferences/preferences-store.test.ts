import { messageOf } from '@daywell/core/errors'
import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { describe, expect, it, vi } from 'vitest'
import { failureOf, refusal } from '#api/testing/a-client.ts'
import { json } from '#api/testing/local-server.ts'
import { keepFresh } from './keep-fresh.ts'
import { preferencesStoreOf } from './preferences-store.ts'
import { aPreferencesStore, SILENCE } from './testing/a-preferences-store.ts'

const PENDING = 'preferences_pending_a1'
const silent = (times: number) => new Array(times).fill(SILENCE)

const withSize = (whole: Preferences, fontSize: 'small' | 'large'): Preferences => ({
  ...whole,
  accessibility: { ...whole.accessibility, fontSize },
})
const withGoals = (whole: Preferences, ...specificGoals: string[]): Preferences => ({
  ...whole,
  writingGoals: { ...whole.writingGoals, specificGoals },
})
const storedIn = ({ storage }: Awaited<ReturnType<typeof aPreferencesStore>>) =>
  JSON.parse(storage.getItem('userPreferences') ?? 'null') as Preferences | null

describe('what the device knows', () => {
  it('are the defaults where nothing is kept, and nobody is told', async () => {
    const { store, logged } = await aPreferencesStore()
    expect(store.known()).toEqual({ preferences: defaultPreferences(), from: 'defaults' })
    expect(logged).toEqual([])
  })

  it.each(['{', 'null', '"text"', '[]', '7'])(
    'what cannot be read is logged once: %s',
    async (text) => {
      const { store, logged } = await aPreferencesStore({ userPreferences: text })
      expect(store.known()).toEqual({ preferences: defaultPreferences(), from: 'defaults' })
      expect(store.known()).toBe(store.known())
      expect(logged).toEqual(['The stored preferences cannot be read'])
    },
  )

  it('what an older version kept is taken as far as it makes sense', async () => {
    const old = {
      accessibility: { fontSize: 'large', lineSpacing: 9 },
      writingGoals: { entriesPerWeek: 3, gone: true },
      notifications: null,
    }
    const { store } = await aPreferencesStore({ userPreferences: JSON.stringify(old) })
    const { preferences, from } = store.known()
    const first = defaultPreferences()
    expect(from).toBe('device')
    expect(preferences).toEqual({
      ...first,
      accessibility: { fontSize: 'large', lineSpacing: 1.5 },
      writingGoals: { ...first.writingGoals, entriesPerWeek: 3 },
    })
  })

  it('is told anew when another tab has saved', async () => {
    const { store, deps, storage } = await aPreferencesStore()
    const heard = vi.fn()
    store.subscribe(heard)
    storage.setItem('userPreferences', JSON.stringify(withSize(defaultPreferences(), 'large')))
    deps.changes.emit()
    expect(heard).toHaveBeenCalledOnce()
    expect(store.known().preferences.accessibility.fontSize).toBe('large')
  })
})

describe('loading', () => {
  it('PRIV-16 keeps what the server has under userPreferences', async () => {
    const a = await aPreferencesStore()
    a.account.preferences = withSize(a.account.preferences, 'large')
    expect(await a.store.load()).toEqual({ preferences: a.account.preferences, from: 'server' })
    expect(storedIn(a)).toEqual(a.account.preferences)
  })

  it('PREF-04 tries three times more after 1000, 2000 and 4000 ms, and says which attempt it is', async () => {
    const { store, broken, timers, asked } = await aPreferencesStore()
    broken.GET = silent(4)
    const attempts: number[] = []
    const loading = failureOf(store.load({ onAttempt: (attempt) => attempts.push(attempt) }))
    for (const ms of [1000, 2000, 4000]) {
      await expect.poll(timers.waiting).toEqual([ms])
      timers.ring()
    }
    expect((await loading).failure.kind).toBe('network')
    expect({ attempts, asked: asked() }).toEqual({
      attempts: [2, 3, 4],
      asked: ['GET', 'GET', 'GET', 'GET'],
    })
    expect(timers.count()).toBe(3)
  })

  it('goes on as soon as an attempt is answered', async () => {
    const { store, broken, timers } = await aPreferencesStore()
    broken.GET = silent(1)
    const loading = store.load()
    await expect.poll(timers.waiting).toEqual([1000])
    timers.ring()
    expect((await loading).from).toBe('server')
  })

  it('is over when nobody waits for it any more', async () => {
    const { store, broken, timers, asked } = await aPreferencesStore()
    broken.GET = silent(1)
    const leaving = new AbortController()
    const loading = store.load({ signal: leaving.signal })
    await expect.poll(timers.waiting).toEqual([1000])
    leaving.abort()
    await expect(loading).rejects.toThrow()
    expect(timers.waiting()).toEqual([])
    expect(asked()).toEqual(['GET'])
  })

  it('ERR-34 an answer that is not OK is an error that carries the status, and is not asked for again', async () => {
    for (const status of [400, 404, 422, 429, 500, 503]) {
      const { store, broken, timers } = await aPreferencesStore()
      broken.GET = [refusal(status)]
      expect((await failureOf(store.load())).status).toBe(status)
      expect(timers.count()).toBe(0)
    }
  })

  it('PREF-05 ERR-32 that fails leaves what is in local storage, otherwise the defaults', async () => {
    const kept = withSize(defaultPreferences(), 'small')
    for (const stored of [{ userPreferences: JSON.stringify(kept) }, {}]) {
      for (const answer of [refusal(500), json(200, { writingGoals: 'none' })]) {
        const { store, broken } = await aPreferencesStore(stored)
        broken.GET = [answer]
        const failure = await failureOf(store.load())
        expect(messageOf(failure.failure, 'load-preferences')).toBe('Failed to load preferences')
        const expected =
          'userPreferences' in stored ? [kept, 'device'] : [defaultPreferences(), 'defaults']
        const { preferences, from } = store.known()
        expect([preferences, from]).toEqual(expected)
      }
    }
  })

  it('holds what does not fit into storage as long as the page lives, and for nobody else', async () => {
    const a = await aPreferencesStore()
    a.storage.full = true
    a.account.preferences = withSize(a.account.preferences, 'large')
    expect(await a.store.load()).toEqual({ preferences: a.account.preferences, from: 'server' })
    a.here.userId = 'b2'
    expect(a.store.known().from).toBe('defaults')
  })

  it('for somebody who has left meanwhile leaves nothing to the next person', async () => {
    const a = await aPreferencesStore()
    const loading = a.store.load()
    a.here.userId = 'b2'
    await loading
    expect(a.storage.all()).toEqual({})
  })
})

describe('saving', () => {
  it('PREF-08 sends the whole preferences and ignores the body of a success', async () => {
    for (const body of [undefined, {}, { writingGoals: 1 }]) {
      const a = await aPreferencesStore()
      await a.store.load()
      const wanted = withSize(a.store.known().preferences, 'large')
      if (body) a.broken.POST = [json(200, body)]
      expect(await a.store.save(wanted)).toBe('saved')
      expect(a.posted()).toEqual([wanted])
      expect(storedIn(a)).toEqual({ ...wanted, version: 2 })
    }
  })

  it('a success in words that are not the server’s is looked at again with the next load', async () => {
    const a = await aPreferencesStore()
    await a.store.load()
    a.broken.POST = [json(200, 'Welcome to our hotel')]
    await a.store.save(withSize(a.store.known().preferences, 'large'))
    expect(a.store.isWaiting()).toBe(true)
    await a.store.load()
    expect(a.account.preferences.accessibility.fontSize).toBe('large')
    expect(a.store.isWaiting()).toBe(false)
  })

  it('PREF-06 anything but a 422 still saves to local storage, to be sent later', async () => {
    const failures = [
      SILENCE,
      ...[400, 401, 404, 409, 429, 500, 503].map((status) => refusal(status)),
    ]
    for (const failure of failures) {
      const a = await aPreferencesStore()
      await a.store.load()
      a.broken.POST = [failure]
      const wanted = withGoals(a.store.known().preferences, 'Call my sister')
      expect(await a.store.save(wanted)).toBe('saved locally')
      expect(storedIn(a)).toEqual(wanted)
      expect(a.store.known()).toEqual({ preferences: wanted, from: 'device' })
      expect(a.store.isWaiting()).toBe(true)
    }
  })

  it('tells that there are preferences of this person, and of nobody else, once the server has them', async () => {
    const a = await aPreferencesStore()
    a.broken.POST = silent(1)
    await a.store.save(withSize(a.store.known().preferences, 'large'))
    expect(a.saved).toEqual([])
    await a.store.load()
    expect(a.saved).toEqual(['a1'])
    const saving = a.store.save(withSize(a.store.known().preferences, 'small'))
    a.here.userId = 'b2'
    await saving
    expect(a.saved).toEqual(['a1'])
  })

  it('PREF-28 is sent once, also where an answer about the preferences comes while it is on its way', async () => {
    const a = await aPreferencesStore()
    const { preferences } = await a.store.load()
    const held = Promise.withResolvers<void>()
    const onItsWay = Promise.withResolvers<void>()
    const refuses = refusal(422, { error: 'No' })
    a.broken.POST = [
      (response) => {
        onItsWay.resolve()
        void held.promise.then(() => refuses(response))
      },
    ]
    const saving = failureOf(a.store.save(withSize(preferences, 'large')))
    await onItsWay.promise
    await a.store.load()
    held.resolve()
    expect((await saving).status).toBe(422)
    expect([a.posted().length, a.logged]).toEqual([1, []])
    // Nor is shown as known what the server has refused in the end.
    expect(a.store.known()).toEqual({ preferences, from: 'server' })
  })

  it('PREF-28 what is refused with 422 is not kept, and fails', async () => {
    const a = await aPreferencesStore()
    await a.store.load()
    const before = a.storage.all()
    a.broken.POST = [refusal(422, { fields: { 'writingGoals.wordsPerEntry': 'Must be …' } })]
    const failure = await failureOf(a.store.save(withSize(a.store.known().preferences, 'large')))
    expect(failure.answer?.fields).toEqual({ 'writingGoals.wordsPerEntry': 'Must be …' })
    expect(a.storage.all()).toEqual(before)
    expect(a.posted()[0]).toHaveProperty('preferredWritingTime', 'morning')
  })

  it('ERR-31 fails where the server refuses it, or neither server nor device takes it, and never otherwise', async () => {
    for (const [status, outcome] of [
      [422, 'fails'],
      [500, 'saved locally'],
      [200, 'saved'],
    ] as const) {
      const a = await aPreferencesStore()
      a.broken.POST = status === 200 ? [] : [refusal(status)]
      const saving = a.store.save(withSize(a.store.known().preferences, 'large'))
      expect(await saving.catch(() => 'fails'), String(status)).toBe(outcome)
    }
    const a = await aPreferencesStore()
    await a.store.load()
    a.storage.full = true
    a.broken.POST = silent(1)
    const wanted = withSize(a.store.known().preferences, 'large')
    const failure = await failureOf(a.store.save(wanted))
    expect(messageOf(failure.failure, 'save-preferences')).toBe('Failed to save preferences')
    expect(a.store.isWaiting()).toBe(false)
    expect(await a.store.save(wanted)).toBe('saved')
  })

  it('where the server has others by now, puts the own changes on top of those and tries once more', async () => {
    const a = await aPreferencesStore()
    await a.store.load()
    const { preferences } = a.store.known()
    a.account.preferences = { ...withGoals(withSize(preferences, 'small'), 'Theirs'), version: 5 }
    expect(await a.store.save(withGoals(preferences, 'Mine'))).toBe('saved')
    expect(a.account.preferences).toEqual({
      ...withGoals(withSize(preferences, 'small'), 'Theirs', 'Mine'),
      version: 6,
    })
    expect(a.asked()).toEqual(['GET', 'POST', 'GET', 'POST'])
  })

  it('never sends another privacy level than the server gave', async () => {
    const a = await aPreferencesStore()
    const cloud = { ...defaultPreferences().journalStyle, privacyLevel: 'cloud' as const }
    const wanted = withSize({ ...a.account.preferences, journalStyle: cloud }, 'large')
    await a.store.save(wanted, defaultPreferences())
    // The level becomes stricter on another device, which is a version of its own.
    const local = { ...cloud, privacyLevel: 'local' as const }
    a.account.preferences = { ...a.account.preferences, journalStyle: local, version: 9 }
    await a.store.save(withSize(wanted, 'small'))
    expect(a.posted().map(({ journalStyle }) => journalStyle.privacyLevel)).toEqual([
      ...['hybrid', 'hybrid', 'local'],
    ])
    expect(a.account.preferences.accessibility.fontSize).toBe('small')
  })
})

describe('what waits for the server', () => {
  async function savedHere() {
    const a = await aPreferencesStore()
    await a.store.load()
    a.broken.POST = silent(1)
    await a.store.save(withGoals(a.store.known().preferences, 'Mine'))
    return a
  }

  it('is brought with the next load, on top of what others chose meanwhile', async () => {
    const a = await savedHere()
    a.account.preferences = {
      ...withGoals(withSize(a.account.preferences, 'small'), 'Theirs'),
      version: 7,
    }
    await a.store.load()
    expect(a.account.preferences.writingGoals.specificGoals).toEqual(['Theirs', 'Mine'])
    expect(a.account.preferences.accessibility.fontSize).toBe('small')
    expect(storedIn(a)).toEqual(a.account.preferences)
    expect(a.store.isWaiting()).toBe(false)
  })

  it('goes along with the next save', async () => {
    const a = await savedHere()
    expect(await a.store.save(withSize(a.store.known().preferences, 'large'))).toBe('saved')
    expect(a.account.preferences.writingGoals.specificGoals).toEqual(['Mine'])
    expect(a.account.preferences.accessibility.fontSize).toBe('large')
    expect(a.store.isWaiting()).toBe(false)
  })

  it('goes on waiting, and goes on being shown, while it cannot be brought', async () => {
    const a = await savedHere()
    a.broken.POST = silent(1)
    await a.store.load()
    expect(a.store.known().preferences.writingGoals.specificGoals).toEqual(['Mine'])
    expect(a.store.isWaiting()).toBe(true)
  })

  it('is the person’s own: it waits for them while somebody else is here', async () => {
    const a = await savedHere()
    a.here.userId = 'b2'
    a.storage.removeItem('userPreferences')
    await a.store.load()
    expect(a.posted()).toHaveLength(1)
    a.here.userId = 'a1'
    await a.store.load()
    expect(a.account.preferences.writingGoals.specificGoals).toEqual(['Mine'])
  })

  it('is kept for one whose session ends with the save, and not left to the next person', async () => {
    const a = await aPreferencesStore()
    await a.store.load()
    a.broken.POST = [
      (response) => {
        a.here.userId = undefined
        a.storage.removeItem('userPreferences')
        refusal(401)(response)
      },
    ]
    const wanted = withGoals(a.store.known().preferences, 'Mine')
    expect(await a.store.save(wanted)).toBe('saved locally')
    expect(Object.keys(a.storage.all())).toEqual([PENDING])
  })

  it('is let go of where the server will never have it, and what the server has holds', async () => {
    const a = await savedHere()
    a.broken.POST = [refusal(422)]
    await a.store.load()
    expect(storedIn(a)).toEqual(a.account.preferences)
    expect(a.store.isWaiting()).toBe(false)
    expect(a.logged).toEqual(['The server refused preferences that were saved on this device'])
  })

  it('is not older than what the server has taken since, also where there was no room to say so', async () => {
    const a = await aPreferencesStore()
    await a.store.load()
    a.broken.POST = silent(1)
    await a.store.save(withSize(a.store.known().preferences, 'large'))
    a.storage.full = true
    expect(await a.store.save(withSize(a.store.known().preferences, 'small'))).toBe('saved')
    expect(a.store.isWaiting()).toBe(false)
    await a.store.load()
    expect(a.account.preferences.accessibility.fontSize).toBe('small')
  })

  it('is what the device shows, whichever of two tabs is answered last', async () => {
    for (const first of ['answered', 'silent'] as const) {
      for (const second of ['answered', 'silent'] as const) {
        const a = await aPreferencesStore()
        const other = preferencesStoreOf({ ...a.deps })
        await a.store.load()
        await other.load()
        const held = Promise.withResolvers<void>()
        const asked = Promise.withResolvers<void>()
        a.broken.POST = [
          (response) => {
            asked.resolve()
            void held.promise.then(() =>
              first === 'silent' ? SILENCE(response) : refusal(409, { code: 'stale' })(response),
            )
          },
          ...(second === 'silent' ? [SILENCE] : []),
        ]
        const saving = a.store.save(withSize(a.store.known().preferences, 'large'))
        await asked.promise
        const mine = withGoals(other.known().preferences, 'Mine')
        await other.save(withSize(mine, 'small'))
        held.resolve()
        const said = await saving
        const where = `${first}, ${second}`
        const { preferences } = a.store.known()
        expect(preferences, where).toEqual(storedIn(a))
        expect(a.store.isWaiting(), where).toBe(said === 'saved locally' || second === 'silent')
        await a.store.load()
        expect(preferences.accessibility, where).toEqual(a.account.preferences.accessibility)
        expect(a.account.preferences.writingGoals.specificGoals, where).toEqual(['Mine'])
        expect(a.store.isWaiting(), where).toBe(false)
      }
    }
  })

  it('stays with one whose storage was emptied while it was sent', async () => {
    const a = await aPreferencesStore()
    await a.store.load()
    a.broken.POST = [
      (response) => {
        for (const key of Object.keys(a.storage.all())) a.storage.removeItem(key)
        SILENCE(response)
      },
    ]
    const wanted = withGoals(a.store.known().preferences, 'Mine')
    expect(await a.store.save(wanted)).toBe('saved locally')
    await a.store.load()
    expect(a.account.preferences.writingGoals.specificGoals).toEqual(['Mine'])
  })

  const both = '{"accessibility.fontSize":{"to":"small","added":1}}'
  it.each(['{', 'null', '[]', '{"a":1}', '{"a":null}', '{"a":{"added":1}}', both])(
    'a mark that cannot be read stands in nobody’s way: %s',
    async (text) => {
      const a = await aPreferencesStore({ [PENDING]: text })
      await a.store.load()
      expect(await a.store.save(withSize(a.store.known().preferences, 'large'))).toBe('saved')
      expect(a.account.preferences.accessibility.fontSize).toBe('large')
      expect(a.store.isWaiting()).toBe(false)
    },
  )

  it('tells a server that has heard of nothing yet also that nothing was changed', async () => {
    const a = await aPreferencesStore()
    a.account.preferences = defaultPreferences()
    a.broken.GET = silent(1)
    expect(await a.store.save(defaultPreferences())).toBe('saved locally')
    await a.store.load()
    expect(a.account.preferences.version).toBe(1)
  })
})

describe('keeping fresh', () => {
  it('asks once when there is time, and again whenever the server may be back, only for what waits', async () => {
    const a = await aPreferencesStore()
    let chance = () => {}
    const stop = keepFresh(a.store, {
      whenIdle: (act) => {
        act()
        return () => {}
      },
      onChance: (act) => {
        chance = act
        return () => {
          chance = () => {}
        }
      },
    })
    await expect.poll(() => a.store.known().from).toBe('server')
    chance()
    expect(a.asked()).toEqual(['GET'])
    a.broken.POST = [refusal(500), refusal(500)]
    await a.store.save(withSize(a.store.known().preferences, 'large'))
    // The server is still unwell: what waits goes on waiting, for the next chance.
    chance()
    chance()
    await expect.poll(() => a.asked()).toEqual(['GET', 'POST', 'GET', 'POST'])
    await expect
      .poll(() => {
        chance()
        return a.store.isWaiting()
      })
      .toBe(false)
    expect(a.account.preferences.accessibility.fontSize).toBe('large')
    expect(a.asked()).toEqual(['GET', 'POST', 'GET', 'POST', 'GET', 'POST'])
    stop()
    chance()
    expect(a.asked()).toHaveLength(6)
  })
})
