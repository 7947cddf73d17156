import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { type AiInteraction, aiInteractions } from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import { mostWords } from './compose.ts'
import { reply } from './index.ts'
import { kindsOfDay } from './testing/days.ts'
import { expectWellFormed, lengthOf, quotesIn, withoutQuotes } from './testing/expectations.ts'
import { remembering } from './testing/remembering.ts'
import { aRequest } from './testing/requests.ts'
import type { WrittenDay } from './testing/written-day.ts'

const levels = Object.keys(aiInteractions) as AiInteraction[]
const days = kindsOfDay.flatMap(({ kind, days: all }) => all.map((day) => ({ kind, ...day })))
const SEEDS = [1, 2, 3]

let analyser: Analyser
beforeAll(async () => {
  analyser = remembering(await loadAnalyser())
})

const replied = (day: WrittenDay, level: AiInteraction, seed: number) =>
  reply(aRequest({ message: day.text, level, random: seededRandom(seed) }), analyser).text

const holds = (text: string, form: string) => text.toLowerCase().includes(form.toLowerCase())

/** How many of the themes that are there a reply takes up. */
const themesIn = (text: string, { themes }: WrittenDay) =>
  themes.filter((forms) => forms.some((form) => holds(text, form))).length

describe('the texts', () => {
  it('are ten kinds of day in six lengths, and hold what is expected of them', () => {
    expect(kindsOfDay.map(({ days: all }) => all.length)).toEqual(Array(10).fill(6))
    for (const { text, themes, feelings, absent } of days) {
      for (const forms of themes)
        expect(
          forms.some((form) => holds(text, form)),
          forms.join(),
        ).toBe(true)
      for (const feeling of feelings) expect(text.toLowerCase()).toContain(feeling.toLowerCase())
      for (const word of absent) expect(holds(text, word), word).toBe(false)
    }
  })
})

describe.each(days)('$kind, $size', (day) => {
  it.each(levels)(
    'AI-16 AI-18 takes up what was written and asks one open question: %s',
    (level) => {
      for (const seed of SEEDS) {
        const text = replied(day, level, seed)
        const told = `seed ${seed}: ${text}`
        const themes = themesIn(text, day)
        const feelings = day.feelings.filter((feeling) => holds(text, feeling)).length
        expect(themes + feelings, told).toBeGreaterThanOrEqual(level === 'involved' ? 2 : 1)
        if (level !== 'minimal') expect(themes, told).toBeGreaterThanOrEqual(1)
        expectNothingElse(text, day)
        expectWellFormed(text, [day.text])
        expect(quotesIn(text).length, told).toBeGreaterThan(0)
        expect(lengthOf(text), told).toBeLessThanOrEqual(mostWords[level])
      }
    },
  )
})

function expectNothingElse(text: string, { absent, notFelt }: WrittenDay) {
  for (const word of absent) expect(holds(text, word), `${word} in ${text}`).toBe(false)
  const own = withoutQuotes(text)
  for (const word of notFelt) expect(holds(own, word), `${word} in ${text}`).toBe(false)
}
