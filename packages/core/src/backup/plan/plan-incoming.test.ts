import { describe, expect, it } from 'vitest'
import type { Entry } from '#journal/index.ts'
import { anEntry } from '#testing/index.ts'
import type { Incoming } from '../incoming.ts'
import { aJournal } from '../testing/a-journal.ts'
import { options, restore } from '../testing/restored.ts'
import { type PlanOptions, planIncoming } from './plan-incoming.ts'

const at = (second: number) => `2026-03-14T09:30:0${second}.000Z`
const entry = (_id: string, content: string, second = 0, more: Partial<Entry> = {}) =>
  anEntry({ _id, content, updatedAt: at(second), ...more })
const incoming = (content: string, second = 0, more: Partial<Incoming> = {}): Incoming => ({
  where: 'entry 1',
  livesOn: 'server',
  versions: [],
  entry: entry('a', content, second),
  ...more,
})
const plan = (one: Incoming, here = aJournal(), how: Partial<PlanOptions> = {}) =>
  planIncoming(one, here.here(), { ...options, ...how })

describe('where what comes in will live', () => {
  it.each([
    ['cloud', 'server', false, 'temp_a'],
    ['cloud', 'device', false, 'local_a'],
    ['hybrid', 'server', false, 'temp_a'],
    ['hybrid', 'server', true, 'local_a'],
    ['hybrid', 'device', false, 'local_a'],
    ['local', 'server', false, 'local_a'],
    ['local', 'device', false, 'local_a'],
  ] as const)('under %s, from the %s, kept here %s: %s', async (level, livesOn, keepHere, id) => {
    const { action, outcome } = await plan(incoming('x', 0, { livesOn }), aJournal(), {
      level,
      keepHere,
    })
    expect(outcome).toBe('added')
    expect(action).toMatchObject({ kind: 'put', entry: { _id: id } })
  })

  it('is the device under local, also for an entry that was left on the server', async () => {
    const here = aJournal([entry('a', 'older', 0)])
    const { action } = await plan(incoming('newer', 1), here, { level: 'local' })
    expect(action).toMatchObject({
      was: 'a',
      entry: { _id: 'local_a' },
      replaces: { content: 'older' },
    })
  })

  it('is apart from the entry on the server where the words stayed on a device', async () => {
    const here = aJournal([entry('a', 'there', 0)])
    const own = incoming('private', 1, { livesOn: 'device' })
    const { action, outcome } = await plan(own, here)
    expect(outcome).toBe('added')
    expect(action).toMatchObject({ entry: { _id: 'local_a', content: 'private' } })
    const same = incoming('there', 1, { livesOn: 'device', versions: [entry('a', 'private')] })
    expect(await plan(same, here)).toMatchObject({ outcome: 'already-here' })
    expect((await plan(same, here)).action).toBeUndefined()
  })
})

describe('what becomes of what comes in', () => {
  it('is nothing where it is here, under whatever id', async () => {
    for (const id of ['a', 'temp_a', 'local_a', 'other'])
      expect(await plan(incoming('x', 3), aJournal([entry(id, 'x')]))).toEqual({
        incoming: incoming('x', 3),
        outcome: 'already-here',
      })
  })

  it('is nothing where an entry of another name has said it before', async () => {
    const here = aJournal([entry('other', 'edited since', 1)])
    here.versions.set('other', [entry('other', 'x', 0)])
    const { action, outcome } = await plan(incoming('x', 5), here)
    expect([action, outcome]).toEqual([undefined, 'already-here'])
  })

  it('is that the newer text stands, and the other is a version of it', async () => {
    const here = aJournal([entry('s', 'old', 1)])
    const [updated] = await restore(here, [incoming('new', 2, { entry: entry('s', 'new', 2) })])
    expect(updated?.outcome).toBe('updated')
    const [older] = await restore(here, [incoming('x', 0, { entry: entry('s', 'older', 0) })])
    expect(older?.outcome).toBe('newer-here')
    const [equal] = await restore(here, [incoming('x', 2, { entry: entry('s', 'other', 2) })])
    expect(equal?.outcome).toBe('newer-here')
    expect(here.rows.get('s')?.content).toBe('new')
    expect(here.versions.get('s')?.map(({ content }) => content)).toEqual(['old', 'older', 'other'])
  })

  it('is that a deleted entry comes back if that is wished, or if it was edited since', async () => {
    const trashed = () => {
      const here = aJournal()
      here.trash.set('a', { entry: entry('a', 'trashed', 1), deletedAt: at(2) })
      return here
    }
    const wished = await plan(incoming('x', 0), trashed(), { reviveDeleted: true })
    expect(wished).toMatchObject({
      outcome: 'revived',
      action: { entry: { content: 'x', updatedAt: '2026-03-14T09:30:02.001Z' } },
    })
    expect(await plan(incoming('x', 3), trashed(), { reviveDeleted: false })).toMatchObject({
      outcome: 'revived',
    })
    const stays = await plan(incoming('trashed', 0), trashed(), { reviveDeleted: false })
    expect(stays).toMatchObject({ outcome: 'stays-deleted' })
    expect(stays.action).toBeUndefined()
    const kept = await plan(incoming('x', 0), trashed(), { reviveDeleted: false })
    expect(kept).toMatchObject({ outcome: 'stays-deleted', action: { kind: 'keep', id: 'a' } })
    const gone = aJournal()
    gone.trash.set('a', { deletedAt: at(2) })
    expect((await plan(incoming('x', 0), gone, { reviveDeleted: false })).action).toBeUndefined()
  })

  it('is that what was deleted there deletes nothing here', async () => {
    const deleted = incoming('x', 0, { deletedAt: at(5) })
    expect(await plan(deleted, aJournal([entry('a', 'y', 1)]))).toMatchObject({
      outcome: 'newer-here',
      action: { kind: 'keep', versions: [{ content: 'x' }] },
    })
    expect(await plan(deleted)).toMatchObject({
      outcome: 'added-deleted',
      action: { deletedAt: at(5) },
    })
    const now = Date.parse('2026-04-14T00:00:00Z')
    expect(await plan(deleted, aJournal(), { now })).toEqual({
      incoming: deleted,
      outcome: 'deleted-long-ago',
    })
  })

  it('is what was written into its file later, but never what was said here before', async () => {
    const here = aJournal([entry('a', 'now', 3)])
    here.versions.set('a', [entry('a', 'before', 1)])
    const edited = incoming('edited elsewhere', 1, { touchedAt: at(5) })
    expect(await plan(edited, here)).toMatchObject({
      outcome: 'updated',
      action: { entry: { content: 'edited elsewhere', updatedAt: at(5) } },
    })
    const copied = incoming('before', 1, { touchedAt: at(5) })
    expect(await plan(copied, here)).toEqual({ incoming: copied, outcome: 'newer-here' })
    const earlier = incoming('edited elsewhere', 1, { touchedAt: at(2) })
    expect(await plan(earlier, here)).toMatchObject({ outcome: 'newer-here' })
  })

  it('is decided by the words alone where its dates are a guess', async () => {
    const guessed = incoming('x', 3, { dateGuessed: true })
    const dated = entry('local_a', 'x', 0, { createdAt: at(0), localDate: '2025-01-01' })
    expect(await plan(guessed, aJournal([dated]))).toMatchObject({ outcome: 'already-here' })
    const other = entry('local_a', 'y', 0, { createdAt: at(0), localDate: '2025-01-01' })
    expect(await plan(guessed, aJournal([other]))).toMatchObject({
      outcome: 'updated',
      action: { entry: { content: 'x', localDate: '2025-01-01' } },
    })
  })
})
