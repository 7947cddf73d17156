import { describe, expect, it } from 'vitest'
import { dayNumber } from '#time/index.ts'
import { lives } from './lives.ts'

describe.each(lives)('the written life of the $name', (life) => {
  const texts = life.days.map(({ text }) => text).join('\n')

  it('lasts ninety days, in order', () => {
    const days = life.days.map(({ day }) => day)
    expect(dayNumber(life.to) - dayNumber(life.from)).toBe(89)
    expect(days).toEqual([...new Set(days)].sort())
    expect(days.every((day) => life.from <= day && day <= life.to)).toBe(true)
    expect(days.length).toBeGreaterThan(30)
  })

  it('has what is known of it', () => {
    const known = [...life.patterns, ...life.people, ...life.passing]
    for (const text of [...known, ...life.notTheirs, ...life.notFelt]) expect(texts).toContain(text)
    for (const { from, to, on, says } of life.turns)
      for (const day of on) {
        expect(from <= day && day <= to).toBe(true)
        const text = life.days.find((one) => one.day === day)?.text ?? ''
        expect(
          says.some((phrase) => text.includes(phrase)),
          day,
        ).toBe(true)
      }
  })
})
