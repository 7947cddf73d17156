import type { Entry } from '@daywell/core/journal'
import { addDays } from '@daywell/core/time'
import { describe, expect, it } from 'vitest'
import { answerWith, onServer, SERVER_ID, words } from '#device/local-store/testing/a-device.ts'
import { aHabit, id, NOON } from './testing/a-habit.ts'

const HOUR = 3_600_000

describe('the stored streak', () => {
  it('STRK-09 PRIV-16 is computed from the entries at start, whatever was stored', async () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18']
    const { idle, kept, habit } = await aHabit(days, {
      currentStreak: '99',
      lastEntryDate: '1999-01-01',
    })
    expect(habit.state()).toBeUndefined()
    idle()
    expect(kept()).toEqual(['3', '2026-11-18'])
    const none = await aHabit([], { currentStreak: '5', lastEntryDate: '2026-11-18' })
    none.idle()
    expect(none.kept()).toEqual(['0', null])
  })

  it('is computed in several idle periods if there are many entries', async () => {
    const { store, idle, kept, habit } = await aHabit()
    const many = Array.from({ length: 2500 }, (_, n) => ({
      ...onServer(n.toString(16).padStart(24, '0'), 'Rain', n),
      localDate: addDays('2026-11-18', -n),
    }))
    await store.takeAnswer([], answerWith(...many))
    expect([idle(), idle()]).toEqual([1, 1])
    expect(habit.state()).toBeUndefined()
    await store.save(words(many[2400]?._id ?? '', 'Moved', { localDate: '2026-11-18' }))
    expect([idle(), idle()]).toEqual([1, 0])
    expect(kept()).toEqual(['2400', '2026-11-18'])
  })

  it('STRK-10 STRK-08 NOTE-15 is computed again after every change of entries', async () => {
    const { store, write, idle, kept } = await aHabit(['2026-11-17'])
    idle()
    expect(kept()).toEqual(['1', '2026-11-17'])
    await store.save(words(id(0), 'Edited today', { localDate: '2026-11-17' }))
    idle()
    expect(kept()).toEqual(['1', '2026-11-17'])
    await write('2026-11-18', 1)
    idle()
    expect(kept()).toEqual(['2', '2026-11-18'])
    await write('2026-11-16', 2)
    idle()
    expect(kept()).toEqual(['3', '2026-11-18'])
    await store.remove(id(1))
    idle()
    expect(kept()).toEqual(['2', '2026-11-17'])
    await store.restore(id(1))
    await store.takeAnswer([], {
      ...answerWith({ ...onServer(SERVER_ID, 'Elsewhere'), localDate: '2026-11-15' }),
    })
    idle()
    expect(kept()).toEqual(['4', '2026-11-18'])
    await store.save(words(id(0), 'Edited today', { localDate: '2026-11-10' }))
    idle()
    expect(kept()).toEqual(['1', '2026-11-18'])
  })

  it('is never stored under another person', async () => {
    const { write, map, idle, kept } = await aHabit(['2026-11-18'])
    map.setItem('userId', 'b2')
    idle()
    await write('2026-11-17', 1)
    idle()
    expect(kept()).toEqual([null, null])
  })

  it('is left alone once the journal is closed', async () => {
    const { write, habit, idle, kept } = await aHabit(['2026-11-18'])
    idle()
    const late = await write('2026-11-17', 1)
    habit.close()
    habit.made(late)
    expect(idle()).toBe(0)
    expect(kept()).toEqual(['1', '2026-11-18'])
  })

  it('keeps the days of evicted copies, until they are deleted', async () => {
    const { store, idle, kept } = await aHabit(['2026-11-18'])
    const copy = { ...onServer(SERVER_ID, 'A copy'), localDate: '2026-11-17' }
    await store.takeAnswer([], answerWith(copy))
    idle()
    await store.dropCopies()
    idle()
    expect(kept()).toEqual(['2', '2026-11-18'])
    await store.takeAnswer([], answerWith(copy))
    idle()
    expect(kept()).toEqual(['2', '2026-11-18'])
    await store.dropCopies()
    idle()
    const gone = { id: SERVER_ID, deletedAt: new Date(NOON).toISOString() }
    await store.takeAnswer([], {
      entries: [onServer('6e'.padEnd(24, '0'), 'x')],
      deleted: [gone],
      ids: {},
    })
    idle()
    expect(kept()).toEqual(['1', '2026-11-18'])
  })
})

describe('before the first fetch', () => {
  const newDevice = { last_sync_a1: undefined }

  it('nothing is claimed and nothing stored, except for today; then everything at once', async () => {
    const { store, write, habit, idle, kept, made, learn } = await aHabit(['2026-11-01'], newDevice)
    let told = 0
    habit.subscribe(() => {
      told += 1
    })
    idle()
    expect([habit.state(), habit.isToCome(), kept()]).toEqual([undefined, true, [null, null]])
    habit.made(await write('2026-11-18', 1))
    idle()
    expect([habit.state(), kept(), made, told]).toEqual([undefined, [null, '2026-11-18'], [], 0])

    // One of several pages doesn't count yet, nor does a failed call.
    const theirs = ['2026-11-16', '2026-11-17'].map((localDate, n) => ({
      ...onServer(`${n}`.padStart(24, '0'), 'Elsewhere'),
      localDate,
    }))
    await store.takeAnswer([], answerWith(...theirs.slice(0, 1)))
    learn({})
    idle()
    expect(habit.state()).toBeUndefined()
    await store.takeAnswer([], answerWith(...theirs))
    learn({ fetchedAll: true })
    expect([habit.isToCome(), told]).toEqual([false, 1])
    idle()
    expect([kept(), made]).toEqual([['3', '2026-11-18'], [['2026-11-18', 2, 3]]])
    expect(habit.state()?.days.size).toBe(4)
  })

  it('the last count stays as it was', async () => {
    const last = { currentStreak: '5', lastEntryDate: '2026-11-17', ...newDevice }
    const { habit, idle, kept } = await aHabit([], last)
    idle()
    expect([habit.state(), kept()]).toEqual([undefined, ['5', '2026-11-17']])
  })

  it('another tab may be the one that fetches it', async () => {
    const { map, habit, idle, kept } = await aHabit(['2026-11-18'], newDevice)
    habit.storageChanged('last_sync_a1')
    habit.storageChanged(null)
    expect(habit.isToCome()).toBe(true)
    map.setItem('last_sync_a1', '2026-11-18T12:00:00.000Z')
    habit.storageChanged('another')
    expect(habit.isToCome()).toBe(true)
    habit.storageChanged('last_sync_a1')
    idle()
    expect(kept()).toEqual(['1', '2026-11-18'])
  })

  it('under local there is nothing to wait for', async () => {
    const { habit, idle, kept, learn } = await aHabit(['2026-11-18'], newDevice)
    idle()
    learn({ level: 'hybrid' })
    expect(habit.isToCome()).toBe(true)
    learn({ level: 'local' })
    idle()
    expect([habit.isToCome(), kept()]).toEqual([false, ['1', '2026-11-18']])
    // Once complete, it stays complete.
    learn({ level: 'cloud' })
    expect(habit.isToCome()).toBe(false)
  })
})

describe('the current day', () => {
  it('changes after midnight, without a reload', async () => {
    const { clock, timers, habit, idle, kept } = await aHabit(['2026-11-17'])
    idle()
    let told = 0
    habit.subscribe(() => {
      told += 1
    })
    clock.now += 11.9 * HOUR
    timers.ring()
    expect([idle(), kept()[0]]).toEqual([0, '1'])
    expect(timers.waiting()).toEqual([0.1 * HOUR])
    clock.now += timers.waiting()[0] ?? 0
    timers.ring()
    idle()
    expect([habit.state()?.today, kept(), told]).toEqual(['2026-11-19', ['0', '2026-11-17'], 1])
  })

  it('follows the person into another time zone', async () => {
    const { clock, habit, idle } = await aHabit(['2026-11-18'])
    idle()
    clock.zone = 'Pacific/Kiritimati'
    habit.look()
    idle()
    expect(habit.state()?.today).toBe('2026-11-19')
    clock.zone = 'Pacific/Pago_Pago'
    habit.look()
    idle()
    expect(habit.state()).toMatchObject({ today: '2026-11-18', summary: { currentStreak: 1 } })
  })

  it('is checked often enough, and never in a busy loop', async () => {
    const { clock, timers } = await aHabit()
    expect(timers.waiting()).toEqual([15 * 60_000])
    clock.now = Date.parse('2026-11-18T23:59:59.990Z')
    timers.ring()
    expect(timers.waiting()).toEqual([1000])
  })
})

describe('an entry the person creates', () => {
  it('is announced once, with the streak before it', async () => {
    const { write, habit, idle, made } = await aHabit(['2026-11-16', '2026-11-17'])
    idle()
    habit.made(await write('2026-11-18', 2))
    expect(made).toEqual([])
    idle()
    habit.made(await write('2026-11-18', 3))
    idle()
    await write('2026-11-15', 4)
    idle()
    expect(made).toEqual([
      ['2026-11-18', 2, 3],
      ['2026-11-18', 3, 3],
    ])
  })

  it('is announced one by one if several wait, and under its current id', async () => {
    const { store, write, habit, idle, made } = await aHabit(['2026-11-16'])
    const entries: Entry[] = [await write('2026-11-17', 1), await write('2026-11-18', 2)]
    for (const entry of entries) habit.made(entry)
    habit.made(await write('2026-11-18', 3))
    await store.remove(id(3))
    idle()
    expect(made).toEqual([
      ['2026-11-17', 0, 2],
      ['2026-11-18', 2, 3],
    ])
    expect(habit.state()?.days.size).toBe(3)
  })
})
