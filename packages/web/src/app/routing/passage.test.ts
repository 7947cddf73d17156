import { describe, expect, it } from 'vitest'
import type { Absence, SessionState } from '#services/session/session-state.ts'
import { type Access, passage } from './passage.ts'

const loading: SessionState = { phase: 'loading', userId: 'a1' }
const out = (because: Absence): SessionState => ({
  phase: 'signed-out',
  because,
})
const signedIn = (onboarded: boolean): SessionState => ({
  phase: 'signed-in',
  userId: 'a1',
  person: undefined,
  onboarded,
})
const go = (state: SessionState, access: Access, more = {}) =>
  passage(state, { access, fromNotification: false, wasSignedIn: false, ...more })

const ALL: Access[] = ['everyone', 'landing', 'visitors', 'signed-in', 'journal', 'plans']

describe('who may see a page', () => {
  it('a public page never waits for the session check; all others do', () => {
    expect(ALL.filter((access) => go(loading, access) === 'open')).toEqual(['everyone'])
  })

  it('a visitor sees the pages for visitors, and the sign-in instead of the others', () => {
    const open = ALL.filter((access) => go(out('none'), access) === 'open')
    expect(open).toEqual(['everyone', 'landing', 'visitors'])
    for (const access of ['signed-in', 'journal', 'plans'] as const) {
      expect(go(out('none'), access)).toEqual({ to: '/login' })
    }
  })

  it('ROUTE-10 ROUTE-11 a refused session redirects to the sign-in', () => {
    for (const access of ['signed-in', 'journal', 'plans'] as const) {
      expect(go(out('refused'), access, { wasSignedIn: true })).toEqual({ to: '/login' })
    }
  })

  it('a deleted account redirects to the landing page', () => {
    for (const access of ['signed-in', 'journal', 'plans'] as const) {
      expect(go(out('gone'), access, { wasSignedIn: true })).toEqual({ to: '/' })
    }
    expect(go(out('gone'), 'landing')).toBe('open')
  })

  it('a signed-in person is redirected from the pages for visitors', () => {
    expect(go(signedIn(true), 'visitors')).toEqual({ to: '/journal' })
    expect(go(signedIn(true), 'landing')).toEqual({ to: '/journal' })
    expect(go(signedIn(false), 'landing')).toEqual({ to: '/onboarding' })
  })

  it('the journal requires onboarding, except when opened from a notification', () => {
    expect(go(signedIn(true), 'journal')).toBe('open')
    expect(go(signedIn(false), 'journal')).toEqual({ to: '/onboarding' })
    expect(go(signedIn(false), 'journal', { fromNotification: true })).toBe('open')
    expect(go(out('none'), 'journal', { fromNotification: true })).toEqual({ to: '/login' })
  })

  it('the plans stay open only if the session ended elsewhere while they were shown', () => {
    expect(go(out('elsewhere'), 'plans', { wasSignedIn: true })).toBe('open')
    expect(go(out('elsewhere'), 'plans')).toEqual({ to: '/login' })
    for (const because of ['refused', 'left'] as const) {
      expect(go(out(because), 'plans', { wasSignedIn: true })).toEqual({ to: '/login' })
    }
    expect(go(out('elsewhere'), 'signed-in', { wasSignedIn: true })).toEqual({ to: '/login' })
  })
})
