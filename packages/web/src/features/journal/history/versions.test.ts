import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { deletedEntries } from './deleted-entries.ts'
import { daysLeft } from './time-of.ts'
import { otherDifferences, versionsOf } from './versions.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 14, 9, minute)).toISOString()
const revision = (rev: string, minute: number, content = rev) => ({
  rev,
  replacedAt: at(minute + 1),
  entry: anEntry({ content, updatedAt: at(minute) }),
})

describe('the versions of an entry', () => {
  it('ENT-48 show a text once, however often its mood, star or tags changed', () => {
    const changed = (rev: string, minute: number, parts: object) => {
      const { entry, ...more } = revision(rev, minute, 'the same words')
      return { ...more, entry: { ...entry, ...parts } }
    }
    const versions = versionsOf(
      [],
      [
        changed('a', 1, { mood: 'sad' }),
        changed('b', 2, { mood: 'calm' }),
        changed('c', 3, { favorite: true, tags: ['x'] }),
        changed('d', 4, { tags: [] }),
        revision('e', 5, 'other words'),
        changed('f', 6, {}),
        { ...changed('g', 7, {}), refused: true as const },
      ],
    )
    // A removed tag is listed too; a refused version says so itself.
    expect(versions.map(({ rev }) => rev)).toEqual(['g', 'f', 'e', 'd', 'c'])
  })

  it('are those of this device and the server, newest first', () => {
    const versions = versionsOf(
      [revision('offline', 7), revision('earlier offline', 3)],
      [revision('by phone', 5), revision('first', 1)],
    )
    expect(versions.map(({ rev, kept }) => [rev, kept])).toEqual([
      ['offline', 'here'],
      ['by phone', 'server'],
      ['earlier offline', 'here'],
      ['first', 'server'],
    ])
  })

  it('are listed once if both the server and this device have them', () => {
    const here = [revision('a', 3, 'the same words'), revision('b', 4, 'others')]
    const versions = versionsOf(here, [revision('c', 3, 'the same words')])
    expect(versions.map(({ rev }) => rev)).toEqual(['b', 'c'])
  })

  it('may differ in more than words', () => {
    const now = anEntry()
    expect(otherDifferences(anEntry({ content: 'other', title: 'other' }), now)).toEqual([])
    expect(
      otherDifferences(anEntry({ mood: 'sad', tags: ['a'], localDate: '2026-01-01' }), now),
    ).toEqual(['mood', 'tags', 'localDate'])
  })
})

describe('deleted entries', () => {
  const deleted = (_id: string, minute: number) => ({
    entry: anEntry({ _id }),
    deletedAt: at(minute),
  })

  it('are listed once, newest first, preferably from this device', () => {
    const server = [deleted('both', 5), deleted('there', 2)].map(({ entry, deletedAt }) => ({
      ...entry,
      deletedAt,
    }))
    const all = deletedEntries([deleted('local_1', 3), deleted('both', 5)], server)
    expect(all.map(({ entry, kept }) => [entry._id, kept])).toEqual([
      ['both', 'here'],
      ['local_1', 'here'],
      ['there', 'server'],
    ])
    expect(all[2]?.entry).toEqual(anEntry({ _id: 'there' }))
  })

  it('stay for 30 days', () => {
    const day = 24 * 60 * 60 * 1000
    const then = Date.parse(at(0))
    expect(daysLeft(at(0), then)).toBe(30)
    expect(daysLeft(at(0), then + 17.5 * day)).toBe(13)
    expect(daysLeft(at(0), then + 29.9 * day)).toBe(1)
    expect(daysLeft(at(0), then + 31 * day)).toBe(0)
  })
})
