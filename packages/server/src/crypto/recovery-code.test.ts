import { describe, expect, it } from 'vitest'
import { hashRecoveryCode, newRecoveryCode, temporaryPassword } from './recovery-code.ts'

describe('a recovery code', () => {
  it('is 25 unambiguous characters in groups of five', () => {
    const codes = Array.from({ length: 200 }, () => newRecoveryCode().code)
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(new Set(codes).size).toBe(200)
    // Every sign comes up: 32 of them, 25 times, are 125 bits.
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
  })

  it('is the same however it was written down', () => {
    const hash = hashRecoveryCode('0123A-BCDEF-GHJKM-NPQRS-TVWXY')
    for (const spelling of [
      '0123a-bcdef-ghjkm-npqrs-tvwxy',
      'O123ABCDEFGHJKMNPQRSTVWXY',
      ' oI23a bcdef ghjkm npqrs tvwxy ',
      '0L23A–BCDEF–GHJKM–NPQRS–TVWXY',
    ]) {
      expect(hashRecoveryCode(spelling)).toBe(hash)
    }
    expect(hashRecoveryCode('0123A-BCDEF-GHJKM-NPQRS-TVWXZ')).not.toBe(hash)
    expect(newRecoveryCode().hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('has a smaller brother for passwords that are read out', () => {
    expect(temporaryPassword()).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    expect(temporaryPassword()).not.toBe(temporaryPassword())
  })
})
