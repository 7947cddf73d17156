import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { type AiInteraction, aiInteractions } from '#preferences/index.ts'
import { safetyOf } from '#safety/index.ts'
import { daysToAnswer, kindsOfDay } from './testing/days.ts'
import { expectWellFormed, lengthOf, quotesIn, withoutQuotes } from './testing/expectations.ts'
import { expectedLines } from './testing/expected-lines.ts'
import { remembering } from './testing/remembering.ts'
import { repliesOf } from './testing/replies.ts'
import type { WrittenDay } from './testing/written-day.ts'

const levels = Object.keys(aiInteractions) as AiInteraction[]
const days = daysToAnswer.map((day) => ({
  ...day,
  good: piecesOf(expectedLines[day.kind]?.[day.at]?.good),
  shame: piecesOf(expectedLines[day.kind]?.[day.at]?.shame),
}))
const SEEDS = [1, 2, 3]

let analyser: Analyser
beforeAll(async () => {
  analyser = remembering(await loadAnalyser())
})

function piecesOf(written = ''): string[] {
  return written.split('|').filter((piece) => piece !== '')
}

const made = repliesOf(() => analyser)
const replied = (day: WrittenDay, level: AiInteraction, seed: number) => made(day.text, level, seed)

const holds = (text: string, form: string) => text.toLowerCase().includes(form.toLowerCase())

describe('the texts', () => {
  it('are ten kinds of day in six lengths, and hold what is expected of them', () => {
    expect(kindsOfDay.map(({ days: all }) => all.length)).toEqual(Array(10).fill(6))
    for (const { text, absent, good, shame } of days) {
      expect(safetyOf(text).kind, text).toBeNull()
      expect(good.length, text).toBeGreaterThan(0)
      for (const piece of [...good, ...shame]) expect(holds(text, piece), piece).toBe(true)
      for (const word of absent) expect(holds(text, word), word).toBe(false)
    }
  })
})

describe('AI-16 a reply to a text', () => {
  it.each(days)('and holds up nothing that would be a shame: $kind, $size', (day) => {
    for (const level of levels)
      for (const seed of SEEDS) {
        const text = replied(day, level, seed)
        for (const quote of quotesIn(text))
          for (const piece of day.shame) expect(holds(quote, piece), text).toBe(false)
      }
  })
})

describe.each(days)('$kind, $size', (day) => {
  it.each(levels)('AI-18 no question, and no word that is not so: %s', (level) => {
    for (const seed of SEEDS) {
      const text = replied(day, level, seed)
      expectNothingElse(text, day)
      expectWellFormed(text, [day.text])
      expect(text).not.toContain('?')
      expect(lengthOf(text), text).toBeLessThanOrEqual(45)
    }
  })
})

function expectNothingElse(text: string, { absent, notFelt }: WrittenDay) {
  for (const word of absent) expect(holds(text, word), `${word} in ${text}`).toBe(false)
  const own = withoutQuotes(text)
  for (const word of notFelt) expect(holds(own, word), `${word} in ${text}`).toBe(false)
}
