import type { Session } from '@daywell/core/account'
import { describe, expect, it } from 'vitest'
import { lastUsed, sortSessions } from './last-used.ts'

const NOW = Date.parse('2026-11-15T20:30:00Z')
const at = (lastUsedAt: string, timeZone = 'Europe/Vienna') =>
  lastUsed({ lastUsedAt }, { now: NOW, timeZone })

describe('when a session was last used', () => {
  it('is no more precise than known: uses are recorded hourly', () => {
    expect(at('2026-11-15T20:29:00Z')).toEqual({ when: 'last-hour' })
    expect(at('2026-11-15T19:30:01Z')).toEqual({ when: 'last-hour' })
    expect(at('2026-11-15T19:30:00Z')).toEqual({ when: 'today', time: '8:30\u00a0PM' })
  })

  it('has the days of the person’s own calendar', () => {
    expect(at('2026-11-14T23:00:00Z')).toEqual({ when: 'today', time: '12:00\u00a0AM' })
    expect(at('2026-11-14T22:59:00Z')).toEqual({ when: 'yesterday', time: '11:59\u00a0PM' })
    expect(at('2026-11-14T22:59:00Z', 'Asia/Tokyo')).toEqual({
      when: 'yesterday',
      time: '7:59\u00a0AM',
    })
    expect(at('2026-11-13T22:59:00Z')).toEqual({ when: 'day', day: 'Nov 13, 2026' })
  })

  it('is the last hour even if the local clock is behind the server’s', () => {
    expect(at('2026-11-15T21:30:00Z')).toEqual({ when: 'last-hour' })
  })
})

it('this device comes first, then the most recently used', () => {
  const session = (id: string, lastUsedAt: string, current = false): Session => ({
    id,
    lastUsedAt,
    current,
    createdAt: lastUsedAt,
    device: null,
  })
  const sessions = [
    session('old', '2026-11-01T00:00:00Z'),
    session('here', '2026-11-02T00:00:00Z', true),
    session('new', '2026-11-03T00:00:00Z'),
  ]
  expect(sortSessions(sessions).map(({ id }) => id)).toEqual(['here', 'new', 'old'])
})
