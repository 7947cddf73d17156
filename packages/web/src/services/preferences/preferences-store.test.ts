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

describe('known preferences', () => {
  it('are the defaults if nothing is stored, and nothing is emitted', async () => {
    const { store, logged } = await aPreferencesStore()
    expect(store.known()).toEqual({ preferences: defaultPreferences(), from: 'defaults' })
    expect(logged).toEqual([])
  })

  it.each(['{', 'null', '"text"', '[]', '7'])(
    'an unreadable value is logged once: %s',
    async (text) => {
      const { store, logged } = await aPreferencesStore({ userPreferences: text })
      expect(store.known()).toEqual({ preferences: defaultPreferences(), from: 'defaults' })
      expect(store.known()).toBe(store.known())
      expect(logged).toEqual(['Couldn’t read the stored preferences'])
    },
  )

  it('take over what is valid from an older version', async () => {
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

  it('are emitted again when another tab has saved', async () => {
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
  it('PRIV-16 stores what the server has under userPreferences', async () => {
    const a = await aPreferencesStore()
    a.account.preferences = withSize(a.account.preferences, 'large')
    expect(await a.store.load()).toEqual({ preferences: a.account.preferences, from: 'server' })
    expect(storedIn(a)).toEqual(a.account.preferences)
  })

  it('PREF-04 retries three times after 1000, 2000 and 4000 ms, and reports the attempt', async () => {
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

  it('continues as soon as an attempt is answered', async () => {
    const { store, broken, timers } = await aPreferencesStore()
    broken.GET = silent(1)
    const loading = store.load()
    await expect.poll(timers.waiting).toEqual([1000])
    timers.ring()
    expect((await loading).from).toBe('server')
  })

  it('ends when it is aborted', async () => {
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

  it('ERR-34 an answer that is not OK is an error that carries the status, and is not retried', async () => {
    for (const status of [400, 404, 422, 429, 500, 503]) {
      const { store, broken, timers } = await aPreferencesStore()
      broken.GET = [refusal(status)]
      expect((await failureOf(store.load())).status).toBe(status)
      expect(timers.count()).toBe(0)
    }
  })

  it('PREF-05 ERR-32 that fails keeps what is in local storage, otherwise the defaults', async () => {
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

  it('keeps in memory what does not fit into storage, for this person only', async () => {
    const a = await aPreferencesStore()
    a.storage.full = true
    a.account.preferences = withSize(a.account.preferences, 'large')
    expect(await a.store.load()).toEqual({ preferences: a.account.preferences, from: 'server' })
    a.here.userId = 'b2'
    expect(a.store.known().from).toBe('defaults')
  })

  it('for a person who has logged out leaves nothing to the next', async () => {
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

  it("a success that isn't the server’s own is verified with the next load", async () => {
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

  it('reports that this person has preferences, and no one else, once the server has them', async () => {
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

  it('PREF-28 is sent once, even if an answer about the preferences arrives in between', async () => {
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
    // Nor does a refused change show as known.
    expect(a.store.known()).toEqual({ preferences, from: 'server' })
  })

  it('PREF-28 a change refused with 422 is dropped, and fails', async () => {
    const a = await aPreferencesStore()
    await a.store.load()
    const before = a.storage.all()
    a.broken.POST = [refusal(422, { fields: { 'writingGoals.wordsPerEntry': 'Must be …' } })]
    const failure = await failureOf(a.store.save(withSize(a.store.known().preferences, 'large')))
    expect(failure.answer?.fields).toEqual({ 'writingGoals.wordsPerEntry': 'Must be …' })
    expect(a.storage.all()).toEqual(before)
    expect(a.posted()[0]).toHaveProperty('preferredWritingTime', 'morning')
  })

  it('ERR-31 fails if the server refuses it, or neither server nor device stores it, and never otherwise', async () => {
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

  it("on a conflict, merges the own changes into the server's state and retries once", async () => {
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

  it("never sends another privacy level than the server's", async () => {
    const a = await aPreferencesStore()
    const cloud = { ...defaultPreferences().journalStyle, privacyLevel: 'cloud' as const }
    const wanted = withSize({ ...a.account.preferences, journalStyle: cloud }, 'large')
    await a.store.save(wanted, defaultPreferences())
    // Another device makes the level stricter, which is a new version.
    const local = { ...cloud, privacyLevel: 'local' as const }
    a.account.preferences = { ...a.account.preferences, journalStyle: local, version: 9 }
    await a.store.save(withSize(wanted, 'small'))
    expect(a.posted().map(({ journalStyle }) => journalStyle.privacyLevel)).toEqual([
      ...['hybrid', 'hybrid', 'local'],
    ])
    expect(a.account.preferences.accessibility.fontSize).toBe('small')
  })
})

describe('pending changes', () => {
  async function savedHere() {
    const a = await aPreferencesStore()
    await a.store.load()
    a.broken.POST = silent(1)
    await a.store.save(withGoals(a.store.known().preferences, 'Mine'))
    return a
  }

  it('are sent with the next load, merged into what others chose', async () => {
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

  it('are sent with the next save', async () => {
    const a = await savedHere()
    expect(await a.store.save(withSize(a.store.known().preferences, 'large'))).toBe('saved')
    expect(a.account.preferences.writingGoals.specificGoals).toEqual(['Mine'])
    expect(a.account.preferences.accessibility.fontSize).toBe('large')
    expect(a.store.isWaiting()).toBe(false)
  })

  it("stay pending and visible while they can't be sent", async () => {
    const a = await savedHere()
    a.broken.POST = silent(1)
    await a.store.load()
    expect(a.store.known().preferences.writingGoals.specificGoals).toEqual(['Mine'])
    expect(a.store.isWaiting()).toBe(true)
  })

  it('belong to the person: they wait while another one is here', async () => {
    const a = await savedHere()
    a.here.userId = 'b2'
    a.storage.removeItem('userPreferences')
    await a.store.load()
    expect(a.posted()).toHaveLength(1)
    a.here.userId = 'a1'
    await a.store.load()
    expect(a.account.preferences.writingGoals.specificGoals).toEqual(['Mine'])
  })

  it('are kept for a person whose session ends during the save, and not left to the next', async () => {
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

  it('are dropped if the server refuses them for good, and its state applies', async () => {
    const a = await savedHere()
    a.broken.POST = [refusal(422)]
    await a.store.load()
    expect(storedIn(a)).toEqual(a.account.preferences)
    expect(a.store.isWaiting()).toBe(false)
    expect(a.logged).toEqual(['The server refused preferences that were saved on this device'])
  })

  it('are never older than what the server has accepted since, even without room for a marker', async () => {
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

  it('are what the device shows, whichever of two tabs is answered last', async () => {
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

  it('survive a storage that is cleared while they are sent', async () => {
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
    'an unreadable marker blocks nothing: %s',
    async (text) => {
      const a = await aPreferencesStore({ [PENDING]: text })
      await a.store.load()
      expect(await a.store.save(withSize(a.store.known().preferences, 'large'))).toBe('saved')
      expect(a.account.preferences.accessibility.fontSize).toBe('large')
      expect(a.store.isWaiting()).toBe(false)
    },
  )

  it('also tell a new server that nothing was changed', async () => {
    const a = await aPreferencesStore()
    a.account.preferences = defaultPreferences()
    a.broken.GET = silent(1)
    expect(await a.store.save(defaultPreferences())).toBe('saved locally')
    await a.store.load()
    expect(a.account.preferences.version).toBe(1)
  })
})

describe('keeping preferences fresh', () => {
  it('loads once when idle, and sends pending changes whenever the server may be back', async () => {
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
    // The server still fails: the changes wait for the next chance.
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
