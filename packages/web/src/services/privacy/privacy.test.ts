import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnswerOf, endpoints } from '@daywell/core/contract'
import { stricter } from '@daywell/core/privacy'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Client } from '#api/client.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { clearSession } from '#services/session/stored-session.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { cloudEntry } from './cloud-entry.ts'
import { levelKey, levelStore } from './privacy-level.ts'

const ID = '65f2c3a0a1b2c3d4e5f60718'

describe('the gate', () => {
  it('PRIV-04 opens under cloud and hybrid, for entries not kept on the device', () => {
    for (const level of ['cloud', 'hybrid'] as const) {
      expect(cloudEntry(anEntry({ _id: ID }), level)?._id).toBe(ID)
      expect(cloudEntry(anEntry({ _id: `temp_${ID}` }), level)?._id).toBe(`temp_${ID}`)
      expect(cloudEntry(anEntry({ _id: `local_${ID}` }), level)).toBeUndefined()
    }
  })

  it.each(['local', undefined, 'LOCAL', 'everything'] as const)('is shut under %s', (level) => {
    expect(cloudEntry(anEntry(), level as 'local')).toBeUndefined()
  })

  it('ENT-02 the client sends userId as an empty string', () => {
    expect(cloudEntry(anEntry({ userId: 'anna' }), 'cloud')?.userId).toBe('')
  })

  it('SYNC-25 an entry that passes is complete', () => {
    const entry = anEntry({ mood: 'calm', tags: ['river'], favorite: true })
    expect(cloudEntry(entry, 'hybrid')).toEqual(entry)
  })

  it.each([
    ['CloudEntry', 'services/privacy/cloud-entry.ts'],
    ['SharedDraft', 'services/privacy/draft-sharing.ts'],
  ])('PRIV-46 is the only place that makes a %s', (type, maker) => {
    const root = fileURLToPath(new URL('../../', import.meta.url))
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    const cast = new RegExp(`\\b(?:as|satisfies) (?:readonly )?${type}`)
    const makers = files
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .filter((file) => cast.test(readFileSync(root + file, 'utf8')))
    expect(makers).toEqual([maker])
  })

  it('PRIV-47 by type nothing else can be passed to the API', () => {
    const api = {
      call: async () => ({}) as AnswerOf<typeof endpoints.saveEntry>,
    } as unknown as Client<'api'>
    const plain = anEntry()
    const words = cloudEntry(plain, 'cloud')
    if (!words) throw new Error('the gate is shut')
    const params = { id: ID }
    const calls = [
      () => api.call(endpoints.saveEntry, { body: words }),
      () => api.call(endpoints.updateEntry, { params, body: words }),
      () => api.call(endpoints.syncEntries, { body: { entries: [words], deleted: [] } }),
      // @ts-expect-error an entry that has not passed the gate
      () => api.call(endpoints.saveEntry, { body: plain }),
      // @ts-expect-error an entry that has not passed the gate
      () => api.call(endpoints.updateEntry, { params, body: plain }),
      // @ts-expect-error an entry that has not passed the gate
      () => api.call(endpoints.syncEntries, { body: { entries: [words, plain] } }),
      // @ts-expect-error bare words
      () => api.call(endpoints.saveEntry, { body: { content: 'words' } }),
    ]
    expect(calls).toHaveLength(7)
    expectTypeOf(plain).not.toExtend<typeof words>()
  })
})

describe('the level on the device', () => {
  it('PRIV-42 is stored per user, apart from the preferences, and outlives the session', () => {
    const storage = mapStorage({ userPreferences: '{}', token: 't', userId: 'anna' })
    levelStore(storage, 'anna').choose('local')
    clearSession(safeStorage(() => storage))
    expect(storage.all()).toEqual({ [levelKey('anna')]: '{"device":"local"}' })
    expect(levelStore(storage, 'anna').level()).toBe('local')
    expect(levelStore(storage, 'berta').level()).toBeUndefined()
  })

  it('is unknown until it is set', () => {
    for (const text of ['{', 'null', '"cloud"', '{"device":"open"}']) {
      expect(levelStore(mapStorage({ [levelKey('anna')]: text }), 'anna').level()).toBeUndefined()
    }
    const levels = levelStore(mapStorage(), 'anna')
    expect(levels.level()).toBeUndefined()
    levels.serverSays('hybrid')
    expect([levels.level(), levels.onServer()]).toEqual(['hybrid', 'hybrid'])
  })

  const all = ['local', 'hybrid', 'cloud'] as const

  it('PRIV-45 the stricter of device and server applies until the person chooses', () => {
    for (const device of all) {
      for (const server of all) {
        const levels = levelStore(mapStorage(), 'anna')
        levels.choose(device)
        levels.serverSays(server)
        expect(levels.level()).toBe(stricter(device, server))
        expect(levels.onServer()).toBe(server)
        levels.serverSays('cloud')
        expect(levels.level()).toBe(stricter(device, server))
        levels.choose('cloud')
        expect(levels.level()).toBe('cloud')
      }
    }
    expect(stricter('cloud', 'local')).toBe('local')
    expect(stricter('cloud', 'hybrid')).toBe('hybrid')
    expect(stricter(undefined, 'cloud')).toBe('cloud')
  })

  it('PRIV-56 a stricter level from elsewhere is news until acknowledged', () => {
    const storage = mapStorage()
    const levels = levelStore(storage, 'anna')
    levels.serverSays('cloud')
    expect([levels.changedElsewhere(), levels.isChosenElsewhere()]).toEqual([undefined, true])
    levels.serverSays('hybrid')
    levels.serverSays('local')
    levels.serverSays('cloud')
    expect([levels.level(), levels.changedElsewhere()]).toEqual(['local', 'local'])
    // Another page of this browser, and choosing the level again, keep the notice.
    levelStore(storage, 'anna').choose('local')
    expect(levelStore(storage, 'anna').changedElsewhere()).toBe('local')
    let told = 0
    levels.subscribe(() => {
      told += 1
    })
    levels.acknowledge()
    expect([levels.changedElsewhere(), levels.isChosenElsewhere(), told]).toEqual([
      ...[undefined, true, 1],
    ])
    expect([levels.level(), levels.onServer()]).toEqual(['local', 'cloud'])
  })

  it('PRIV-56 a level chosen on this device is no news on it', () => {
    const levels = levelStore(mapStorage(), 'anna')
    levels.serverSays('hybrid')
    levels.choose('local')
    levels.serverSays('local')
    levels.serverSays('hybrid')
    levels.choose('hybrid')
    levels.serverSays('cloud')
    expect([levels.changedElsewhere(), levels.isChosenElsewhere()]).toEqual([undefined, false])
  })

  it('applies even if it cannot be stored, and emits every change', () => {
    const storage = mapStorage()
    const levels = levelStore(
      {
        ...storage,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
      'anna',
    )
    let told = 0
    const unsubscribe = levels.subscribe(() => {
      told += 1
    })
    levels.choose('local')
    expect(levels.level()).toBe('local')
    levels.choose('local')
    expect(told).toBe(1)
    levels.storageChanged('token')
    levels.storageChanged(levelKey('anna'))
    expect(told).toBe(2)
    unsubscribe()
    levels.choose('cloud')
    expect(told).toBe(2)
  })
})
