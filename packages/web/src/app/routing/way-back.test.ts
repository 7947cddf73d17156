import { describe, expect, it } from 'vitest'
import { carryOn, wayBack } from './way-back.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe('the way back after signing in', () => {
  it('leads to the page that required the sign-in, with its full address', () => {
    const state = carryOn(at('/summary', '?view=monthly', '#words'), 'refused')
    expect(wayBack(state)).toBe('/summary?view=monthly#words')
    expect(wayBack(carryOn(at('/profile'), 'none'))).toBe('/profile')
    expect(wayBack(carryOn(at('/profile'), 'elsewhere'))).toBe('/profile')
  })

  it('is empty after a log-out, and never leads to a sign-in page', () => {
    for (const because of ['left', 'gone'] as const)
      expect(carryOn(at('/profile'), because)).toBeNull()
    for (const door of ['/', '/login', '/signup', '/recover'])
      expect(carryOn(at(door), 'refused')).toBeNull()
  })

  it('ERR-50 applies only to the person who was redirected', () => {
    const state = carryOn(at('/profile', '?of=ann'), 'refused', 'ann')
    expect(wayBack(state, 'ann')).toBe('/profile?of=ann')
    expect(wayBack(state, 'bert')).toBeNull()
    expect(wayBack(state)).toBeNull()
  })

  it('never leads out of the app', () => {
    for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', 'evil', '', 7])
      expect(wayBack({ from }), String(from)).toBeNull()
    for (const state of [null, undefined, 'x', {}, []]) expect(wayBack(state)).toBeNull()
  })
})
