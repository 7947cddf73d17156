import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onThisDay, streakSummary, tallyOf } from '#habit/index.ts'
import { safetyOf } from '#safety/index.ts'
import { anEntry } from '#testing/index.ts'
import { localDay } from '#time/index.ts'
import {
  isSample,
  isUntouchedSample,
  SAMPLE_COUNT,
  SAMPLE_TAG,
  type SampleEntry,
  sampleJournal,
} from './index.ts'

const TODAY = '2026-11-17'
const ZONE = 'America/New_York'
const samples = sampleJournal(TODAY, ZONE)
const entryOf = (sample: SampleEntry, over = {}) => anEntry({ ...sample, ...over })

const aDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const aZone = fc.constantFrom('UTC', ZONE, 'Pacific/Auckland', 'Asia/Kathmandu', 'Europe/Berlin')

describe('the sample journal', () => {
  it('DEMO-01 is the same each time, and has a text of its own for each entry', () => {
    expect(sampleJournal(TODAY, ZONE)).toEqual(samples)
    expect(samples).toHaveLength(SAMPLE_COUNT)
    expect(new Set(samples.map(({ content }) => content)).size).toBe(SAMPLE_COUNT)
    expect(new Set(samples.map(({ createdAt }) => Date.parse(createdAt) % 60_000)).size).toBe(
      SAMPLE_COUNT,
    )
  })

  it('DEMO-01 on any day and in any zone, ends yesterday and has each entry on its local day', () => {
    fc.assert(
      fc.property(aDay, aZone, (today, zone) => {
        for (const { localDate, createdAt } of sampleJournal(today, zone)) {
          expect(localDate < today).toBe(true)
          expect(localDay(Date.parse(createdAt), zone)).toBe(localDate)
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['any day', aDay, 1],
    ['February 29', fc.constantFrom('2028-02-29', '2048-02-29'), 4],
  ])(
    'DEMO-01 has a streak, several moods, and something for On this day, on %s',
    (_, days, years) => {
      fc.assert(
        fc.property(days, (today) => {
          fc.pre(years === 4 || !today.endsWith('-02-29'))
          const entries = sampleJournal(today, 'UTC').map((sample, n) =>
            entryOf(sample, { _id: `id${n}` }),
          )
          expect(streakSummary(tallyOf(entries).days, today, 5).currentStreak).toBe(12)
          expect(onThisDay(entries, today)).toMatchObject([{ years }])
          expect(new Set(entries.map(({ mood }) => mood)).size).toBe(6)
        }),
        { numRuns: 40 },
      )
    },
  )

  it('DEMO-01 never shows a crisis card, and names no weekday, month or season', () => {
    const dated =
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|snow)\b/i
    for (const { title, content } of samples) {
      expect(safetyOf(`${title}\n${content}`), title).toEqual(safetyOf(''))
      expect(`${title} ${content}`).not.toMatch(dated)
    }
  })
})

describe('a sample', () => {
  const [first] = samples.map((sample) => entryOf(sample))
  const own = anEntry({ createdAt: '2026-11-16T21:14:05.120Z' })

  it('DEMO-03 is recognized with its tag, wherever it was moved and whatever it says now', () => {
    expect(samples.every(isSample)).toBe(true)
    expect(samples.map((sample) => isUntouchedSample(entryOf(sample)))).not.toContain(false)
    const moved = new Date(Date.parse(first?.createdAt ?? '') + 3 * 86_400_000).toISOString()
    expect(isSample({ tags: [SAMPLE_TAG, 'mine'], createdAt: moved })).toBe(true)
  })

  it('DEMO-03 without its tag is the person’s own entry, and their own entry is never a sample', () => {
    expect(first && isSample({ ...first, tags: ['work'] })).toBe(false)
    expect(isSample(own)).toBe(false)
    expect(isSample({ ...own, tags: [SAMPLE_TAG] })).toBe(false)
    expect(isUntouchedSample({ ...own, tags: [SAMPLE_TAG] })).toBe(false)
  })

  it.each([
    { content: 'Mine now' },
    { title: 'Mine now' },
    { mood: 'sad' as const },
    { favorite: true },
    { tags: [SAMPLE_TAG, 'mine'] },
  ])('DEMO-04 that a person changed is not untouched: %o', (change) => {
    expect(first && isUntouchedSample({ ...first, ...change })).toBe(false)
  })
})
