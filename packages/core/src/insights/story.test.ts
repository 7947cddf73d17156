import { describe, expect, it } from 'vitest'
import { monthlyFrom, type SummaryPeriod, weeklyFrom } from './index.ts'
import { periodOf } from './period.ts'
import { lives } from './testing/lives/lives.ts'
import type { Life } from './testing/lives/written-life.ts'
import { readOn } from './testing/read-entries.ts'

const within = (life: Life, { from, to }: { from: string; to: string }) =>
  life.days
    .filter(({ day }) => from <= day && day <= to)
    .map(({ day, text }) => readOn(day, text, { _id: day }))

/** A month as such, another time as chosen days. */
function summaryOf(life: Life, { kind, from, to }: SummaryPeriod): Record<string, unknown> {
  const entries = within(life, { from, to })
  const make = kind === 'monthly' ? monthlyFrom : weeklyFrom
  return make(entries, [], { kind, from, to }).summary
}

const monthsOf = (life: Life): SummaryPeriod[] =>
  [...new Set(life.days.map(({ day }) => day.slice(0, 7)))].map((month) => {
    const { to } = periodOf('monthly', `${month}-01`)
    return { kind: 'monthly', from: `${month}-01`, to: to < life.to ? to : life.to }
  })

const weeksOf = (life: Life): SummaryPeriod[] => {
  const starts = new Set(life.days.map(({ day }) => periodOf('weekly', day).from))
  return [...starts].map((day) => periodOf('weekly', day))
}

const wholeOf = ({ from, to }: Life): SummaryPeriod => ({ kind: 'weekly', from, to })
/** `I am not bored` says that it isn’t felt. */
const DENIED = /\bI am not \w+/g
const textOf = (summary: Record<string, unknown>) => JSON.stringify(summary)
const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote)

describe('INS-80 over written lives', () => {
  it('the turn that is known is named in at least 8 of 10', () => {
    const turns = lives.flatMap((life) => life.turns.map((turn) => ({ life, turn })))
    const missed = turns.filter(({ life, turn }) => {
      const { from, to } = turn
      const isMonth = from.slice(0, 7) === to.slice(0, 7)
      const told = summaryOf(life, { kind: isMonth ? 'monthly' : 'weekly', from, to })
      const quotes = quotesIn(String(isMonth ? told.overview : told.reflection))
      const entries = life.days.filter(({ day }) => turn.on.includes(day))
      return !quotes.some(
        (quote) =>
          turn.says.some((phrase) => quote.includes(phrase)) &&
          entries.some(({ text }) => text.includes(quote.replace(/[.,]$/, ''))),
      )
    })
    const names = missed.map(({ life, turn }) => `${life.name} ${turn.from}: ${turn.what}`)
    expect(names.length / turns.length, names.join('\n')).toBeLessThanOrEqual(0.2)
  })

  describe.each(lives)('of the $name', (life) => {
    const summaries = [...weeksOf(life), ...monthsOf(life), wholeOf(life)].map((period) => ({
      period,
      told: summaryOf(life, period),
    }))

    it('INS-75 nothing is claimed that is not the writer’s', () => {
      for (const { period, told } of summaries)
        for (const words of [...life.notTheirs, ...life.notFelt])
          expect(textOf(told).replaceAll(DENIED, ''), period.from).not.toContain(words)
    })

    it('INS-75 each quotation is a whole sentence of an entry', () => {
      for (const { period, told } of summaries) {
        const texts = within(life, period).map(({ entry }) => entry.content)
        for (const quote of quotesIn(Object.values(told).flat().join(' '))) {
          const bare = quote.replace(/[.,]$/, '')
          const isWord = !bare.includes(' ')
          expect(isWord || texts.some((text) => isWhole(text, bare)), bare).toBe(true)
        }
      }
    })

    it('INS-77 people who matter are named, and what only recurs is not', () => {
      const whole = summaryOf(life, wholeOf(life)).themes as string[]
      const named = whole.map((name) => name.toLowerCase().replace('mom', 'mum'))
      expect(named).toEqual(
        expect.arrayContaining(life.people.slice(0, 2).map((name) => name.toLowerCase())),
      )
      for (const { told } of summaries)
        for (const word of life.passing)
          expect(textOf({ themes: told.themes, recurring: told.recurringThemes })).not.toMatch(
            new RegExp(`"${word}\\b`, 'i'),
          )
    })

    it('INS-76 patterns that the writer states come first', () => {
      for (const pattern of life.patterns) {
        const bare = pattern.replace(/\.$/, '')
        const { day = '' } = life.days.find(({ text }) => text.includes(bare)) ?? {}
        const months = monthsOf(life).filter(({ from, to }) => from <= day && day <= to)
        for (const month of months) {
          const [first, ...more] = summaryOf(life, month).emotionalPatterns as string[]
          expect(
            life.patterns.some((one) => first?.includes(one.replace(/\.$/, ''))),
            first,
          ).toBe(true)
          expect([first, ...more].join(' ')).toContain(bare)
        }
      }
    })
  })
})

/** Between the start or a stop and a stop or the end. */
function isWhole(text: string, quote: string): boolean {
  const at = text.indexOf(quote)
  if (at === -1) return false
  return (
    /(?:^|[.!?…:\n]["”]?\s+|\n)$/.test(text.slice(0, at)) &&
    /^(?:[.!?…]|\s*$)/.test(text.slice(at + quote.length))
  )
}

describe('INS-75 what is not of the writer', () => {
  const texts = [
    'In the movie I finally quit my job and moved to Paris. I ate popcorn.',
    'Last night I dreamed that I got the job. Work was work.',
    'Ruth was furious with me and Tom was miserable. We ate late.',
    'The song goes I will always love you. The party was a funeral.',
    'I read https://a.example/quit?i=got-the-job in bed. I was calm.',
    '"I am so lonely," he said. "I moved out." I poured him tea.',
  ]
  const entries = texts.map((text, n) => readOn(`2026-11-${15 + n}`, text, { _id: `${n}` }))

  it('is neither quoted nor felt', () => {
    for (const make of [weeklyFrom, monthlyFrom]) {
      const told = textOf(make(entries, [], periodOf('weekly', '2026-11-18')).summary)
      expect(told).toContain('calm')
      expect(told).not.toMatch(
        /Paris|dreamed|furious|miserable|funeral|always love|example|lonely|moved out/,
      )
    }
  })
})

describe('INS-74 a summary is told in time', () => {
  const texts = [
    'I am so tired of the long drive. The radio was broken.',
    'Nothing new. I ate soup.',
    'They offered me the job in town, and I said yes. I start on Monday!',
    'Told my boss. He was sad.',
    'First morning on foot. I am happy.',
  ]
  const entries = texts.map((text, n) => readOn(`2026-11-${15 + n}`, text, { _id: `${n}` }))
  const { summary } = weeklyFrom(entries, [], periodOf('weekly', '2026-11-18'))

  it('says how it began, what turned and how it ended, each in a sentence of the person', () => {
    const [began, turned, ended] = ['long drive', 'offered me the job', 'I am happy'].map((quote) =>
      summary.reflection.indexOf(quote),
    )
    expect(began).toBeGreaterThan(-1)
    expect(turned).toBeGreaterThan(began ?? 0)
    expect(ended).toBeGreaterThan(turned ?? 0)
    expect(summary.reflection).toMatch(/Sunday.*Tuesday.*Thursday/)
    expect(summary.reflection).not.toContain('sad')
  })

  it('ends with one question, about the turn, and tells no counts', () => {
    expect(summary.nextQuestion).toMatch(/offered me the job.*\?$/)
    expect(summary.reflection).not.toMatch(/\d+ (?:words|entries)/)
  })

  it('asks the writer’s own question again, and never one in an address', () => {
    const asked = [
      ...entries,
      readOn('2026-11-20', 'I read https://a.example/me?id=1 today. Will my mother come along?', {
        _id: '5',
      }),
    ]
    const { nextQuestion } = weeklyFrom(asked, [], periodOf('weekly', '2026-11-18')).summary
    expect(nextQuestion).toContain('“Will my mother come along?”')
  })
})
