import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { type AnalysedEntry, changes, gather, loadAnalyser, writingHabits } from '../index.ts'

const { analyse } = await loadAnalyser()

/** Entries of consecutive days, with what was read in them. */
const days = (first: number, ...texts: string[]): AnalysedEntry[] =>
  texts.map((text, index) => ({
    id: `day${first + index}`,
    localDate: `2026-03-${String(first + index).padStart(2, '0')}`,
    analysis: analyse(text),
  }))

const earlier = days(
  1,
  'The exam is close. I am anxious and tired.',
  'The exam again. I was sad and anxious. My sister called.',
  'A walk by the river. I felt tired.',
)
const later = days(
  8,
  'The job interview went well! I am happy. My sister Anna is proud.',
  'Interview done, I am relieved. We saw the river. No longer anxious.',
  'Another job interview, in Leeds. I was happy.',
)

describe('a period', () => {
  const period = gather([...later].reverse())

  it('holds what its entries come to, each with the entries it rests on', () => {
    expect(period).toMatchObject({
      entryCount: 3,
      days: ['2026-03-08', '2026-03-09', '2026-03-10'],
      people: [{ name: 'Anna', relation: 'sister', times: 1, entries: ['day8'] }],
      places: [{ name: 'Leeds', times: 1, entries: ['day10'] }],
    })
    expect(period.wordCount).toBe(later.reduce((sum, one) => sum + one.analysis.wordCount, 0))
    expect(period.themes[0]).toMatchObject({
      phrase: 'job interview',
      entries: ['day8', 'day9', 'day10'],
    })
  })

  it('holds the feelings of the writer that were there', () => {
    expect(period.feelings).toEqual([
      { group: 'joy', times: 2, words: ['happy'], entries: ['day8', 'day10'] },
      { group: 'relief', times: 1, words: ['relieved'], entries: ['day9'] },
    ])
    expect(period.valence).toBeGreaterThan(0.3)
    expect(period.valenceByDay.map(({ localDate }) => localDate)).toEqual(period.days)
  })

  it('without entries, or of such as tell nothing, claims nothing', () => {
    expect(gather([])).toMatchObject({ entryCount: 0, themes: [], feelings: [], valence: null })
    expect(gather(days(1, 'We took the train.')).valence).toBeNull()
  })

  it('knows a person by name in each entry, once one of them shows that it is a name', () => {
    const met = gather(
      days(
        1,
        'I talked to Johan.',
        'Johan was late and I felt sad.',
        'My friend left. Friends go.',
      ),
    )
    expect(met.people).toMatchObject([
      { name: 'Johan', entries: ['day1', 'day2'], times: 2 },
      { name: 'my friend', entries: ['day3'] },
    ])
    expect(met.themes.map(({ key }) => key)).not.toContain('johan')
  })

  it('takes no word for a name that most entries use as a common word, and counts a sentence once', () => {
    const met = gather(
      days(
        1,
        'Maja was late.',
        'My sister Maja came. I met Maja for lunch.',
        'I had lunch with Therapy friends.',
        ...['I like therapy a lot.', 'Therapy was hard.'],
      ),
    )
    expect(met.people).toEqual([
      { name: 'Maja', key: 'maja', relation: 'sister', times: 3, entries: ['day1', 'day2'] },
      { name: 'Therapy', key: 'therapy', times: 1, entries: ['day3'] },
    ])
    expect(met.themes).toContainEqual(
      expect.objectContaining({ key: 'therapy', entries: ['day4', 'day5'] }),
    )
  })

  it('takes several entries of a day together', () => {
    const day = days(1, 'I am happy.', 'I am sad.').map((one) => ({
      ...one,
      localDate: '2026-03-01',
    }))
    expect(gather(day).valenceByDay).toEqual([{ localDate: '2026-03-01', valence: 0 }])
  })
})

describe('changes', () => {
  const change = changes(gather(later), gather(earlier))

  it('tell which themes came, went and grew', () => {
    const phrases = (themes: readonly { phrase: string }[]) => themes.map(({ phrase }) => phrase)
    expect(phrases(change.themes.new)).toContain('job interview')
    expect(phrases(change.themes.gone)).toContain('exam')
    expect(phrases([...change.themes.new, ...change.themes.gone])).not.toContain('river')
    const more = changes(gather(days(20, 'The exam.', 'My exam.')), gather(earlier))
    expect(phrases(more.themes.grown)).toEqual(['exam'])
  })

  it('tell how the mood turned and which feelings rose and fell', () => {
    expect(change.mood).toBe('better')
    expect(changes(gather(earlier), gather(later)).mood).toBe('worse')
    expect(changes(gather(later), gather(later)).mood).toBe('alike')
    expect(changes(gather(later), gather([])).mood).toBe('unknown')
    expect(change.feelings.risen).toEqual(['joy', 'relief'])
    expect(change.feelings.fallen).toEqual(['fear', 'tiredness', 'sadness'])
  })
})

describe('writing habits', () => {
  const written = (localDate: string, time: string, content = 'a few words') =>
    anEntry({ _id: localDate, localDate, createdAt: `${localDate}T${time}:00.000Z`, content })

  it('tell when and how much a person writes', () => {
    const habits = writingHabits([
      written('2026-03-14', '21:10'),
      written('2026-03-15', '22:40', 'one'),
      written('2026-03-16', '08:00', 'one two three four five'),
      written('2026-03-20', '19:00', 'one two three four'),
    ])
    expect(habits).toMatchObject({
      entryCount: 4,
      daysWritten: 4,
      wordCount: 13,
      usualLength: 4,
      longestRun: 3,
      longest: { id: '2026-03-16', words: 5 },
      byWeekday: [1, 1, 0, 0, 0, 1, 1],
      usualTime: 'evening',
    })
    expect(habits.byHour[21]).toBe(1)
  })

  it('take no hour from what was written up later, and the hour on the writer’s wall', () => {
    const late = { ...written('2026-03-14', '09:00'), localDate: '2026-03-10' }
    const away = {
      ...written('2026-03-14', '23:30'),
      timeZone: 'Asia/Tokyo',
      localDate: '2026-03-15',
    }
    const { byHour } = writingHabits([late, away])
    expect(byHour.flatMap((count, hour) => (count ? [hour] : []))).toEqual([8])
  })

  it('are none without entries', () => {
    expect(writingHabits([])).toMatchObject({ longest: null, usualTime: null, usualLength: 0 })
  })
})
