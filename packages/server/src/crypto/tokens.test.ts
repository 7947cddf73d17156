import { describe, expect, it } from 'vitest'
import { hashToken, sessionToken } from './tokens.ts'

describe('session tokens', () => {
  it('are opaque: 256 random bits, never the same', () => {
    const tokens = Array.from({ length: 100 }, () => sessionToken().token)
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('are known by a hash that does not hold them', () => {
    const { token, hash } = sessionToken()
    expect(hash).toBe(hashToken(token))
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hash).not.toContain(token)
  })
})
