import { describe, expect, it } from 'vitest'
import { monthlyFrom, periodOf, weeklyFrom } from '../index.ts'
import { novemberFrom } from '../testing/read-entries.ts'

const WEEK = periodOf('weekly', '2026-11-18')
const MONTH = periodOf('monthly', '2026-11-18')
const week = (...texts: string[]) => weeklyFrom(novemberFrom(15, ...texts), [], WEEK).summary
const month = (...texts: string[]) => monthlyFrom(novemberFrom(1, ...texts), [], MONTH).summary
const textOf = (summary: unknown) => JSON.stringify(summary)

describe('INS-94 notes of a few words', () => {
  it('are not called another language, and are no themes', () => {
    const told = week(
      '8 below. Chores took till ten.',
      'Corn 4.31. Beans 10.12.',
      'Bus, potato, bus.',
    )
    expect(told.reflection).not.toContain('language')
    expect(told.themes).toEqual([])
    expect(told.highlights).toEqual([])
  })
})

describe('INS-77 people', () => {
  it('are named once, whichever way they are called', () => {
    const { themes } = week(
      'Chef Dan was loud and I laughed with Dan.',
      'Dan gave me the big knife.',
      'I told Dan about home.',
    )
    expect(themes.filter((name) => name.includes('Dan'))).toEqual(['Dan'])
  })

  it('without capitals are found by what they do', () => {
    const { recurringThemes } = month(
      'maddie sat with me and we laughed',
      'i told maddie abt it. maddie texted me back',
      'maddie sent it to all of them. i was sick',
    )
    expect(textOf(recurringThemes)).toContain('Maddie')
  })

  it('who were written about are not said to have been come back to', () => {
    const told = textOf([
      week('I called Dan.', 'I met Dan at noon.', 'Dan and I ate.'),
      month('I called Dan.', 'I met Dan at noon.', 'Dan and I ate.'),
    ])
    expect(told).toContain('wrote about Dan')
    expect(told).not.toMatch(/back to Dan/)
  })
})

describe('INS-77 what was there before', () => {
  const told = (before: readonly string[], ...now: string[]) =>
    weeklyFrom(novemberFrom(15, ...now), novemberFrom(1, ...before), WEEK).summary.reflection

  it('is missed only if it was more than a noun', () => {
    const phones = ['The phone was on the table.', 'The phone rang.', 'The phone was red.']
    expect(told(phones, 'I swept.', 'We ate rice.', 'It rained.')).not.toContain('phone')
    const boilers = [
      'I am angry at the boiler.',
      'I hate the boiler.',
      'The boiler made me furious.',
    ]
    expect(told(boilers, 'I swept.', 'We ate rice.', 'It rained.')).toContain('the boiler')
  })

  it('is found in any number', () => {
    const before = ['I fed a cow.', 'I washed the floor.', 'We ate rice.']
    const now = ['I am sad about the cows.', 'I miss the cows.', 'I love the cows.']
    expect(told(before, ...now)).not.toMatch(/cows in the previous|no mention of the cows/)
  })
})
