import type { User } from '@daywell/core/account'
import { describe, expect, it } from 'vitest'
import { ANNA, SIGNED_IN, startSession as start } from './testing/start-session.ts'

describe('data on the device', () => {
  const BERT: User = { ...ANNA, id: 'b2', username: 'bert' }
  const in_ = (user: User) => ({ token: `t-${user.id}`, user, onboardingComplete: true })
  const personal = {
    achievements: '{"streaks":[3]}',
    currentStreak: '4',
    lastEntryDate: '2025-11-13',
    scheduledNotifications: '[]',
    onboardingProgress: '{"step":2}',
  }
  const words = {
    journal_entries_a1: '[]',
    sync_needed_a1: 'true',
    journal_draft_a1: '{"content":"unsaved"}',
    last_sync_a1: '2025-11-13T20:00:00.000Z',
    privacy_level_a1: '{"device":"local"}',
  }

  it('PRIV-39 PRIV-43 written or chosen, stays when a session ends, whatever ends it', () => {
    for (const because of ['refused', 'left'] as const) {
      const { session, local } = start({ ...SIGNED_IN, ...words })
      session.end(because)
      expect(local.all()).toEqual(words)
    }
  })

  it('that is only a count is removed on log-out', () => {
    const { session, local } = start({ ...SIGNED_IN, ...personal, reminderIntervalId: '7' })
    session.end('left')
    expect(local.all()).toEqual({})
  })

  it('PRIV-40 is separate for each person, and is there when they return', () => {
    for (const because of ['refused', undefined] as const) {
      const { session, local } = start({ ...SIGNED_IN, ...personal, ...words })
      if (because) session.end(because)
      session.signIn(in_(BERT))
      for (const key of Object.keys(personal)) expect(local.getItem(key), key).toBeNull()
      expect(local.all()).toMatchObject(words)
      expect(local.getItem('userPreferences')).toBeNull()
      local.setItem('currentStreak', '1')
      session.end('refused')
      session.signIn(in_(ANNA))
      expect(local.all()).toMatchObject(personal)
      session.end('refused')
      session.signIn(in_(BERT))
      expect(local.getItem('currentStreak')).toBe('1')
      expect(local.getItem('achievements')).toBeNull()
    }
  })

  it('PRIV-40 without a known owner is not given to the next person', () => {
    const { session, local } = start(personal)
    session.signIn(in_(BERT))
    for (const key of Object.keys(personal)) expect(local.getItem(key), key).toBeNull()
  })

  it('stays in place when the same person signs in again', () => {
    const { session, local } = start({ ...SIGNED_IN, ...personal })
    session.signIn(in_(ANNA))
    expect(local.all()).toMatchObject({ ...personal, userPreferences: '{}' })
  })
})

describe('a recovery code', () => {
  const answer = { token: 't', user: ANNA, onboardingComplete: false }

  it('REC-61 is stored in the tab until it is saved, and the device remembers that it was not', () => {
    const { session, local, tab } = start({})
    session.signIn({ ...answer, recoveryCode: 'AAAAA-BBBBB' })
    expect(session.code.of('a1')).toBe('AAAAA-BBBBB')
    expect(JSON.stringify(local.all())).not.toContain('AAAAA')
    session.code.drop()
    expect(session.code.of('a1')).toBeNull()
    expect(tab.length).toBe(0)
    session.end('left')
    session.signIn(answer)
    expect([session.code.isUnsaved('a1'), session.code.isUnsaved('b2')]).toEqual([true, false])
    session.code.keep('a1', 'CCCCC-DDDDD')
    session.code.saved('a1')
    expect([session.code.of('a1'), session.code.isUnsaved('a1')]).toEqual([null, false])
    expect(tab.length).toBe(0)
  })

  it('outlives a refused session, but not a log-out', () => {
    const { session, tab } = start({})
    session.signIn({ ...answer, recoveryCode: 'AAAAA-BBBBB' })
    session.end('refused')
    session.signIn(answer)
    expect(session.code.of('a1')).toBe('AAAAA-BBBBB')
    session.end('left')
    expect(tab.length).toBe(0)
  })

  it('is shown to no one else', () => {
    const { session, tab } = start({})
    session.signIn({ ...answer, recoveryCode: 'AAAAA-BBBBB' })
    session.end('refused')
    session.signIn({ ...answer, user: { ...ANNA, id: 'b2' } })
    expect(session.code.of('b2')).toBeNull()
    expect(tab.length).toBe(0)
  })
})
