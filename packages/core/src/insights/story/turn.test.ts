import { describe, expect, it } from 'vitest'
import { periodOf, weeklyFrom } from '../index.ts'
import { novemberFrom } from '../testing/read-entries.ts'

const WEEK = periodOf('weekly', '2026-11-18')
const week = (...texts: string[]) => weeklyFrom(novemberFrom(15, ...texts), [], WEEK).summary
const textOf = (summary: unknown) => JSON.stringify(summary)

describe('INS-90 a turn', () => {
  it('is not what happens on any day', () => {
    const told = week('Soup at noon.', 'My phone died. I got in late.', 'It rained a lot.')
    expect(textOf(told)).not.toMatch(/\bturn\b/)
  })

  it('is not what is still to be done', () => {
    const told = week(
      'TODO\n- quit smoking\n- get married lol',
      'To do:\n- sell the house',
      'I slept.',
    )
    expect(told.reflection).not.toMatch(/turn|married|smoking|house/)
  })

  it('in words that no one foresaw is told with the two sentences that begin the longest entry', () => {
    const { reflection } = week(
      'I swept the yard.',
      'Ice on the bucket.',
      'My wife called in the night and I knew before I took the phone. My mother is not more. She had asked for water and when they came with the water she was sleeping and it was no sleep.',
      'I peeled onions.',
      'The bus was full.',
    )
    expect(reflection).toContain(
      'You wrote most on Tuesday: “My wife called in the night and I knew before I took the phone. My mother is not more.”',
    )
    expect(reflection).not.toMatch(/\bturn\b/)
  })

  it('of mourning is not asked about lightly, and its question is not lost for what was quoted', () => {
    const { nextQuestion } = week(
      'The rain came in.',
      'North wind at 4 a.m. today. We buried him at noon. Lois held my arm.',
      'I fed the cows.',
    )
    expect(nextQuestion).toMatch(/buried him.*(?:has helped|been there for you) since\?$/)
  })
})

describe('INS-75 a dream', () => {
  const told = (text: string) => textOf(week('It rained.', text, 'We ate rice.'))

  it('that someone slept through is not told, one that someone had for life is', () => {
    expect(told('In my dream I quit my job and moved to Rome.')).not.toContain('Rome')
    expect(told('Dale said the farm was my dream and never his. I sat down.')).toContain('my dream')
    expect(told('I finished my novel and I am so proud. I sat down.')).toContain('my novel')
  })
})
