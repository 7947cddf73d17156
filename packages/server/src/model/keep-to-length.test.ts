import { describe, expect, it } from 'vitest'
import { keepToLength } from './keep-to-length.ts'

async function kept(pieces: readonly string[], most: number): Promise<string> {
  let left = false
  const words = async function* () {
    try {
      yield* pieces
    } finally {
      left = true
    }
  }
  let all = ''
  for await (const piece of keepToLength(words(), most)) all += piece
  expect(left).toBe(true)
  return all
}

describe('the length of a reply', () => {
  it('is left alone where it is short enough', async () => {
    expect(await kept(['One. ', 'Two. ', 'Three'], 20)).toBe('One. Two. Three')
  })

  it('ends with the sentence that is under way', async () => {
    expect(await kept(['One two ', 'three. Four', ' five. Six.'], 9)).toBe('One two three.')
    expect(await kept(['One. Two. Three.'], 6)).toBe('One. Two.')
  })

  it('ends all the same where no sentence does', async () => {
    const endless = Array.from({ length: 100 }, () => 'and on ')
    expect((await kept(endless, 50)).length).toBeLessThan(120)
  })
})
