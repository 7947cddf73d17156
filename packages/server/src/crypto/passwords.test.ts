import * as argon2 from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { PASSWORD_COST, Passwords } from './passwords.ts'

// The real functions, but it can be seen how they were called.
vi.mock('@node-rs/argon2', { spy: true })

const cheap = { memoryKib: 8, passes: 1, lanes: 1 }

describe('passwords', () => {
  it('are hashed by Argon2id with 19 MiB, two passes and one lane', async () => {
    const hash = await new Passwords(PASSWORD_COST).hash('a password')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('match their own hash and no other', async () => {
    const passwords = new Passwords(cheap)
    const [one, again] = [await passwords.hash('a password'), await passwords.hash('a password')]
    expect(one).not.toBe(again)
    expect(await passwords.matches(one, 'a password')).toBe(true)
    expect(await passwords.matches(one, 'a passwort')).toBe(false)
  })

  it('of an unknown account match nothing, after a comparison at the same cost', async () => {
    const passwords = new Passwords({ ...cheap, passes: 2 })
    vi.mocked(argon2.verify).mockClear()
    expect(await passwords.matches(undefined, 'a password')).toBe(false)
    const compared = vi.mocked(argon2.verify).mock.calls.map(([hash]) => argon2.parseOptions(hash))
    expect(compared).toMatchObject([{ memoryCost: 8, timeCost: 2, parallelism: 1 }])
  })

  it('tell a hash of another cost', async () => {
    const hash = await new Passwords(cheap).hash('a password')
    expect(new Passwords(cheap).isOutdated(hash)).toBe(false)
    for (const other of [{ memoryKib: 16 }, { passes: 2 }]) {
      expect(new Passwords({ ...cheap, ...other }).isOutdated(hash)).toBe(true)
    }
    const lanes = { memoryKib: 16, passes: 1, lanes: 2 }
    expect(
      new Passwords({ ...lanes, lanes: 1 }).isOutdated(await new Passwords(lanes).hash('x')),
    ).toBe(true)
    const argon2i = await argon2.hash('x', { algorithm: 1, memoryCost: 8, timeCost: 1 })
    expect(new Passwords(cheap).isOutdated(argon2i)).toBe(true)
  })
})
