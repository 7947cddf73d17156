import { describe, expect, it } from 'vitest'
import { kindsOfDay } from '#companion/testing/days.ts'
import { type EntryRead, monthlyFrom, periodOf, weeklyFrom } from './index.ts'
import { novemberFrom, readOn } from './testing/read-entries.ts'

const WEEK = periodOf('weekly', '2026-11-18')
const MONTH = periodOf('monthly', '2026-11-18')

const week = novemberFrom(
  15,
  'The exam is on Friday. I am anxious about the exam, and my sister Anna called.',
  'More work for the exam. I want to sleep again. Will I ever be done with it?',
  'Anna came over. We made soup and did not speak of the exam.',
  'The exam is over and I am so relieved. Anna was proud of me!',
)
const before = novemberFrom(
  1,
  'The boiler is broken again. I was angry at the landlord.',
  'No landlord, no boiler. I am tired of the boiler.',
  'The boiler man came. I was annoyed with the boiler all day.',
  'A walk to the river. The boiler works.',
)

describe('a week', () => {
  const { summary, backing, readCount } = weeklyFrom(week, before, WEEK)
  const idsOf = (...days: number[]) => days.map((day) => week[day]?.entry._id)

  it('INS-17 is worked out from its entries, each claim with those that it rests on', () => {
    expect(summary).toMatchObject({
      timeframe: 'Nov 15–21, 2026',
      entryCount: 4,
      wordCount: 60,
      daysWritten: 4,
      themes: expect.arrayContaining(['exam', 'Anna']),
      emotions: expect.arrayContaining(['anxious', 'relieved']),
    })
    expect(backing.themes?.[summary.themes.indexOf('Anna')]).toEqual(idsOf(0, 2, 3))
    expect(backing.emotions?.[summary.emotions.indexOf('anxious')]).toEqual(idsOf(0))
    expect(summary.reflection).toMatch(/“I am anxious.*relieved/)
    expect(readCount).toBe(4)
  })

  it('FMT-09 quotes no marks, and nothing that is struck out', () => {
    const marked = novemberFrom(
      15,
      '- **The exam is on Friday.**\n- I am *anxious* about the exam, and ~~I hate my sister~~ Anna called.',
      '- More work for the exam. ~~I am furious with Anna.~~ I want to [sleep](https://a.b) again.',
    )
    const told = JSON.stringify(weeklyFrom(marked, [], WEEK).summary)
    expect(told).toMatch(/anxious/)
    expect(told).not.toMatch(/[*~>]|https|hate|furious/)
  })

  it('INS-89 claims, quotes and counts as felt nothing of a quote', () => {
    const said =
      '> Berta hates you, and you are furious. I always feel worse after the gym. You cried.'
    const quoting = week.map(({ entry }) =>
      readOn(entry.localDate, `${said}\n\n${entry.content}\n\n${said}`, {
        metadata: entry.metadata,
        _id: entry._id,
      }),
    )
    expect(weeklyFrom(quoting, before, WEEK)).toEqual(weeklyFrom(week, before, WEEK))
    expect(monthlyFrom(quoting, before, MONTH)).toEqual(monthlyFrom(week, before, MONTH))
    const only = novemberFrom(15, said, said, said)
    const told = [weeklyFrom(only, [], WEEK).summary, monthlyFrom(only, [], MONTH).summary]
    expect(JSON.stringify(told)).not.toMatch(/berta|furious|gym|cried|worse|language/i)
  })

  it('says what changed against the weeks before', () => {
    expect(summary.reflection).toMatch(/the boiler/)
    expect(weeklyFrom(week, [], WEEK).summary.reflection).not.toMatch(/boiler|previous/)
  })

  it('says the same for the same entries, in whatever order they come', () => {
    const again = weeklyFrom(week.toReversed(), before.toReversed(), WEEK)
    expect(again.summary).toEqual(summary)
  })

  it('has the mood that was chosen most, or clear words for it, or none', () => {
    const mood = (...entries: EntryRead[]) => weeklyFrom(entries, [], WEEK).summary.mood
    const chosen = (day: number, one: 'happy' | 'sad') =>
      readOn(`2026-11-${day}`, 'We took the train.', { mood: one })
    expect(mood(chosen(15, 'happy'), chosen(16, 'happy'), chosen(17, 'sad'))).toBe('Happy')
    expect(mood(chosen(15, 'happy'), chosen(16, 'sad'))).toBeNull()
    expect(mood(...novemberFrom(15, 'I am so happy.', 'I was delighted and glad.'))).toBe(
      'Mostly good',
    )
    expect(mood(...novemberFrom(15, 'I am so sad.', 'I was lonely and afraid.'))).toBe(
      'Mostly hard',
    )
    expect(mood(...novemberFrom(15, 'I am so sad.', 'I was delighted and glad.'))).toBe(
      'Up and down',
    )
    expect(mood(...novemberFrom(15, 'We took the train.', 'And the bus.'))).toBeNull()
    expect(mood(...novemberFrom(15, 'I am ok.', 'I am ok.', 'I feel fine.'))).toBeNull()
  })

  it('of few entries says little, and claims no feeling that is not there', () => {
    const [entry] = novemberFrom(15, 'I am not happy. My boss was angry. If only I were calm.')
    const small = weeklyFrom([entry as EntryRead], before, WEEK).summary
    expect(small.emotions).toEqual([])
    expect(small.reflection).toMatch(/not much to go on|so little/)
    expect(small.reflection).not.toMatch(/happy|angry|calm|boiler/)
  })

  it('counts entries in other languages, quotes them as they are, and says so', () => {
    const foreign = novemberFrom(
      15,
      'Heute war ein langer Tag. Die Prüfung war schwer und die Prüfung ist noch nicht vorbei.',
      '今日は海へ行きました。とても静かでした。',
    )
    const { summary: weekly } = weeklyFrom(foreign, [], WEEK)
    expect(weekly).toMatchObject({ entryCount: 2, daysWritten: 2, emotions: [], mood: null })
    expect(weekly.highlights).toEqual(['Heute war ein langer Tag', '今日は海へ行きました'])
    expect(weekly.reflection).toContain('English is the only language I read well')
    expect(weekly.themes).toEqual([])
  })

  it('counts what is hidden or speaks of harm, and says none of its words', () => {
    const quiet = [
      readOn('2026-11-15', 'Marmalade. I am furious about marmalade.', { hideFromAssistant: true }),
      readOn('2026-11-16', 'Marmalade again. I want to kill myself.'),
    ]
    const some = weeklyFrom([...week, ...quiet], before, WEEK)
    const none = weeklyFrom(quiet, before, WEEK)
    for (const { summary: weekly, backing: of } of [some, none]) {
      expect(JSON.stringify([weekly, of.highlights, of.themes])).not.toMatch(
        /marmalade|furious|kill/i,
      )
    }
    expect(some.summary.entryCount).toBe(6)
    expect(some.readCount).toBe(4)
    expect(none.summary.reflection).toContain('without reading the text')
  })
})

describe('a month', () => {
  const { summary, backing } = monthlyFrom([...before, ...week], [], MONTH)

  it('INS-17 is worked out from its entries, each claim with those that it rests on', () => {
    expect(summary.recurringThemes).toEqual(
      expect.arrayContaining(['Boiler, in 4 entries', 'Exam, in 4 entries', 'Anna, in 3 entries']),
    )
    expect(summary.growthAreas).toEqual([
      'On Nov 16 you wrote, “I want to sleep again.”',
      'On Nov 16 you asked yourself, “Will I ever be done with it?”',
    ])
    expect(summary.writingHabits).toContain('You mostly wrote in the evening.')
    expect(summary.writingHabits).toContain('Your longest streak was 4 days.')
    expect(backing.growthAreas?.[0]).toEqual([week[1]?.entry._id])
  })

  it('names a weekday or a neighbour of a feeling only where it is no chance', () => {
    const days = ['2026-11-02', '2026-11-09', '2026-11-16']
    const mondays = days.map((day) => readOn(day, 'I am nervous about the meeting.'))
    const patterns = monthlyFrom(mondays, [], MONTH).summary.emotionalPatterns
    expect(patterns).toEqual([
      'You wrote “nervous” in 3 entries, 3 of them on a Monday.',
      'In 3 entries, you mentioned the meeting in the same sentence as “nervous.”',
    ])
  })

  it('INS-72 names the weekday of the writing only where it is more than one or two days', () => {
    const habitsOf = (...days: readonly string[]) =>
      monthlyFrom(
        days.map((day, n) => readOn(day, 'I wrote.', { _id: `${n}` })),
        [],
        MONTH,
      ).summary.writingHabits
    const [one, two, three] = ['2026-11-03', '2026-11-10', '2026-11-17']
    expect(habitsOf(one, one, one, one)).not.toContain('Tuesday')
    expect(habitsOf(one, one, two, two)).not.toContain('Tuesday')
    expect(habitsOf(one, one, two, three)).toContain('You only wrote on Tuesdays.')
    expect(habitsOf(one, two, three, '2026-11-18')).toContain('3 of your 4 entries on a Tuesday.')
  })
})

describe('over sixty texts of all kinds', () => {
  const texts = kindsOfDay.flatMap(({ days }) => days)
  const all = texts.map(({ text }, n) =>
    readOn(`2026-11-${String((n % 28) + 1).padStart(2, '0')}`, text, { _id: `${n}` }),
  )
  const made = [
    ...kindsOfDay.map((_, n) => weeklyFrom(all.slice(n * 6, n * 6 + 6), all.slice(0, n * 6), WEEK)),
    monthlyFrom(all, [], MONTH),
  ]

  it('each quotation stands in an entry that backs it, and each claim of a list has its entries', () => {
    const textOf = new Map(all.map(({ entry }) => [entry._id, entry.content]))
    for (const { summary, backing } of made)
      for (const [field, value] of Object.entries(summary)) {
        const claims = [value].flat().filter((text) => typeof text === 'string')
        if (!(field in backing) || field === 'mood') continue
        expect(backing[field]).toHaveLength(claims.length)
        for (const [n, claim] of claims.entries())
          expectBacked(
            claim,
            (backing[field]?.[n] ?? []).map((id) => textOf.get(id) ?? ''),
          )
      }
  })

  it('a night without sleep is not named as a feeling', () => {
    const { summary } = weeklyFrom([readOn('2026-11-16', 'I am sad. I did not sleep.')], [], WEEK)
    expect(summary.emotions).toEqual(['sad'])
    expect(summary.reflection).not.toContain('“did not sleep')
  })

  it('no feeling is claimed that its writer does not have', () => {
    for (const [n, day] of texts.entries()) {
      const { emotions } = weeklyFrom([all[n] as EntryRead], [], WEEK).summary
      for (const word of day.notFelt) expect(emotions, day.text).not.toContain(word)
    }
  })

  it('no sentence shouts', () => {
    for (const { summary } of made)
      expect(JSON.stringify({ ...summary, highlights: [], notableMoments: [] })).not.toContain('!')
  })
})

function expectBacked(claim: string, texts: readonly string[]): void {
  for (const [, quote = ''] of claim.matchAll(/“([^”]+?)[.,]?”/g))
    expect(
      texts.some((text) => text.toLowerCase().includes(quote.toLowerCase())),
      claim,
    ).toBe(true)
}
