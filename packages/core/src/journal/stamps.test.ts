import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { dayOfEntry, nextUpdatedAt } from './stamps.ts'

const instants = fc.integer({ min: 0, max: Date.UTC(2100, 0) })

describe('the stamp of an edit', () => {
  it('ENT-33 is now, or a millisecond after the edited version where that is later', () => {
    fc.assert(
      fc.property(instants, instants, (now, before) => {
        const edited = { updatedAt: new Date(before).toISOString() }
        expect(Date.parse(nextUpdatedAt(now, edited))).toBe(Math.max(now, before + 1))
      }),
    )
  })

  it('is now for an entry that is new', () => {
    expect(nextUpdatedAt(Date.UTC(2026, 2, 14))).toBe('2026-03-14T00:00:00.000Z')
  })
})

describe('the day of an entry', () => {
  it('ENT-23 is its local date or, without one, the writer’s day of its creation', () => {
    const createdAt = '2026-03-14T23:30:00.000Z'
    expect(dayOfEntry(anEntry({ createdAt, localDate: '2026-03-01' }), 'Asia/Tokyo')).toBe(
      '2026-03-01',
    )
    expect(dayOfEntry({ createdAt }, 'Asia/Tokyo')).toBe('2026-03-15')
    expect(dayOfEntry({ createdAt }, 'America/New_York')).toBe('2026-03-14')
    expect(dayOfEntry({ createdAt, timeZone: 'America/New_York' }, 'Asia/Tokyo')).toBe('2026-03-14')
  })
})
