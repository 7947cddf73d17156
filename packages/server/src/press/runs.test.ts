import { describe, expect, it } from 'vitest'
import { partsOfItem, partsOfLines } from './paragraph-parts.ts'
import { asRuns, splitRuns, textOf, withBreaksBetween, withFewStyles } from './runs.ts'

const run = (text: string, address: string | null = null) => ({ text, styles: [], address })

describe('runs', () => {
  it('FMT-21 have an address of ASCII, and none where a reader would not take it', () => {
    const address = (given: string) => asRuns([run('a', given)], (text) => text)[0]?.address
    expect(address('https://é.example/ü (x)')).toBe('https://xn--9ca.example/%C3%BC%20(x)')
    expect(address('mailto:a@b.c')).toBe('mailto:a@b.c')
    expect(address(`https://a.b/${'c'.repeat(8_000)}`)).toBeNull()
    expect(address('https://[')).toBeNull()
  })

  it('may be broken between two of them where a word is long', () => {
    const breaks = (...texts: string[]) => withBreaksBetween(texts.map((text) => run(text)))
    expect(breaks('un', 'believ', 'able')).not.toContain(null)
    const long = breaks(...Array.from({ length: 100 }, () => 'ab'))
    const words = long.map((one) => one?.text ?? ' ').join('')
    expect(Math.max(...words.split(' ').map((word) => word.length))).toBeLessThanOrEqual(24)
    expect(breaks('a'.repeat(30), 'b'.repeat(30)).indexOf(null)).toBe(1)
    expect(breaks('a'.repeat(30), ' b')).not.toContain(null)
  })

  it('have so many styles and no more, and all of their words', () => {
    const link = run('b', 'https://c.d')
    const line = [run('a'), link, run(' '), link, run('e')]
    expect(withFewStyles(line, 2)).toEqual(line)
    expect(withFewStyles(line, 1)).toEqual([run('a'), link, run(' '), run('be')])
    expect(withFewStyles(line, 0)).toEqual([run('a'), run('b be')])
  })

  it('are split at any place of their text, and lose nothing', () => {
    const line = [run('one '), run('two'), run(' three')]
    for (let at = 0; at <= textOf(line).length; at += 1) {
      const [first, second] = splitRuns(line, at)
      expect(textOf(first)).toBe(textOf(line).slice(0, at))
      expect(textOf(second)).toBe(textOf(line).slice(at))
    }
  })

  it('of an endless item or code are set in parts', () => {
    const endless = Array.from({ length: 5_000 }, (_, at) => run(`word${at} `))
    for (const parts of [partsOfItem('•', [endless]), partsOfLines([endless, endless])]) {
      expect(parts.length).toBeGreaterThan(4)
      for (const { lines } of parts)
        expect(lines.map(textOf).join('').length).toBeLessThanOrEqual(8_002)
    }
    const [first, second] = partsOfItem('•', [endless])
    expect([first?.hang, second?.hang]).toEqual(['• ', null])
  })
})
