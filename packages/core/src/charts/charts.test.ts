import { describe, expect, it } from 'vitest'
import { loadAnalyser } from '#analysis/index.ts'
import { ownText } from '#markdown/index.ts'
import { anEntry } from '#testing/index.ts'
import { chartEntryOf, valenceOfEntry } from './chart-entry.ts'
import { corrected, correctionKey, sentencePrint } from './corrections.ts'
import { emotionsByWeekday } from './emotions-by.ts'
import { feltEntries } from './felt-entries.ts'
import { moodOverTime } from './mood-over-time.ts'
import { spansOf } from './range.ts'
import { emotionsOf } from './testing/emotions-of.ts'
import { aChartEntry } from './testing/random-journal.ts'
import { themesOverTime } from './themes-over-time.ts'
import { wordsPerWeek } from './words-per-week.ts'
import { yearOfWriting } from './year-of-writing.ts'

const { analyse } = await loadAnalyser()
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

describe('an entry for charts', () => {
  const text = 'I was angry with Johan. Then my sister called, and I was happy.'
  const read = (parts: Parameters<typeof anEntry>[0] = {}) =>
    chartEntryOf(anEntry({ content: text, ...parts }), analyse(text))

  it('has the feelings of its sentences, the hour of the wall and what it speaks of', () => {
    const entry = read({ createdAt: '2026-03-14T22:30:00Z', timeZone: 'Europe/Vienna' })
    expect([...emotionsOf(entry)].sort()).toEqual(['anger', 'joy'])
    expect(entry).toMatchObject({ hour: 23, words: 13, isRead: true })
    expect(entry.themes.map(({ phrase }) => phrase)).toEqual(expect.arrayContaining(['sister']))
    expect(read({ localDate: '2026-03-10' }).hour).toBeNull()
  })

  it('hears what names no feeling from the learnt reading, and believes plain words more', () => {
    const content = 'The doctor called back. Johan was angry. I was happy.'
    const analysis = analyse(content)
    const sad = { language: 'en', valence: -0.8, tone: 'unpleasant' } as const
    const sentences = analysis.sentences.map(({ text: one }) => ({
      ...sad,
      text: one,
      labels: [],
      groups: [{ name: 'sadness' as const, sure: 0.9 }],
    }))
    const learnt = { ...sad, sentences, groups: [] }
    expect(chartEntryOf(anEntry({ content }), analysis, learnt).felt).toMatchObject([
      { start: 0, emotions: ['sadness'], valence: -0.8 },
      { emotions: [] },
      { emotions: ['joy'] },
    ])
  })

  it('is counted and no more where it is hidden, or speaks of harm', () => {
    expect(read({ hideFromAssistant: true })).toMatchObject({ isRead: false, felt: [], themes: [] })
    const harm = 'I want to kill myself.'
    expect(chartEntryOf(anEntry({ content: harm }), analyse(harm))).toMatchObject({ isRead: false })
  })

  it('is what its writer says it was', () => {
    const entry = read()
    const print = sentencePrint('I was angry with Johan.')
    const say = (...emotions: ('fear' | 'calm')[]) =>
      corrected(entry, text, [{ entryId: entry.id, print, emotions, start: 0, end: 23 }])
    expect([...emotionsOf(say('fear'))].sort()).toEqual(['fear', 'joy'])
    expect([...emotionsOf(say())]).toEqual(['joy'])
    expect(valenceOfEntry(say('calm'))).toBeGreaterThan(valenceOfEntry(entry) ?? 0)
    // Also of a sentence in which nothing was read, while it stands there.
    const [plain, place] = ['The kettle is on.', { start: 0, end: 17 }]
    const unfelt = chartEntryOf(anEntry({ content: plain }), analyse(plain))
    const said = { entryId: 'x', print: sentencePrint(plain), emotions: ['anger'] as const }
    expect(unfelt.felt).toEqual([])
    expect(corrected(unfelt, plain, [{ ...said, ...place }]).felt).toMatchObject([
      { ...place, emotions: ['anger'] },
    ])
    expect(corrected(unfelt, 'The car was late.', [{ ...said, ...place }]).felt).toEqual([])
    expect(corrected(entry, 'Other words now. Nothing of this is there now.', [])).toBe(entry)
    expect(valenceOfEntry(read({ mood: 'sad' }))).toBe(-0.7)
  })

  describe('with marks', () => {
    const say = (content: string, ...said: { typed: string; emotions: ('fear' | 'calm')[] }[]) => {
      const entry = chartEntryOf(anEntry({ content }), analyse(content))
      const made = said.map(({ typed, emotions }) => {
        const start = content.indexOf(typed)
        const place = { start, end: start + typed.length }
        return { ...place, entryId: entry.id, print: sentencePrint(typed), emotions }
      })
      const text = ownText(content)
      return corrected(entry, content, made).felt.map(({ start, end, emotions }) => [
        text.slice(start, end),
        ...emotions,
      ])
    }
    const fear = (typed: string) => ({ typed, emotions: ['fear' as const] })
    const content =
      '- **I was angry!**\n- I was *so* happy about [tea](https://a.b).\n- The kettle is on.'

    it('FMT-16 has its sentences without them', () => {
      expect(say(content)).toEqual([
        ['I was angry!', 'anger'],
        ['I was so happy about tea.', 'joy'],
      ])
    })

    // What the sentences of an entry were before they were read without marks.
    it.each([
      ['- **I was angry!', 'I was angry!', content],
      ['- I was *so* happy about [tea](https://a.b).', 'I was so happy about tea.', content],
      ['- The kettle is on.', 'The kettle is on.', content],
      ['**I was angry.', 'I was angry.', '**I was angry.** I was sad.'],
      ['** I was sad.', 'I was sad.', '**I was angry.** I was sad.'],
      ['_I was angry.', 'I was angry.', '_I was angry. I was sad about it._'],
      ['So sad](https://a.b)', 'So sad', '[I was sad. So sad](https://a.b)'],
      ['~~ I was sad.', 'I was sad.', '~~I was angry.~~ I was sad.'],
      ['I was angry.', 'I was angry.', '2 * 3 eggs for lunch.\n\nI was angry.'],
    ])('FMT-16 keeps the correction of %s as one of %s', (typed, sentence, text) => {
      expect(say(text, fear(typed))).toContainEqual([sentence, 'fear'])
    })

    it('FMT-16 does not bring back what is struck out', () => {
      expect(say('~~I was angry.~~ I was sad.', fear('~~I was angry.'))).toEqual([
        ['I was sad.', 'sadness'],
      ])
    })

    it('INS-89 has no emotion of a quote, and no correction of one', () => {
      const quote = '> You sound so angry.'
      expect(say(quote, fear('You sound so angry.'))).toEqual([])
      expect(say(`I was happy.\n${quote}\n\nI was sad.`, fear('I was sad.'))).toEqual([
        ['I was happy.', 'joy'],
        ['I was sad.', 'fear'],
      ])
    })

    it('FMT-16 has one correction of a sentence, in whatever order they come', () => {
      const [old, now] = [
        fear('- I was angry.'),
        { typed: 'I was angry.', emotions: ['calm' as const] },
      ]
      for (const said of [
        [old, now],
        [now, old],
      ])
        expect(say('- I was angry.', ...said)).toEqual([['I was angry.', 'calm']])
      const unfelt = [fear('- The kettle is on.'), { ...now, typed: 'The kettle is on.' }]
      expect(say('- The kettle is on.', ...unfelt)).toEqual([['The kettle is on.', 'calm']])
    })

    it('FMT-16 is corrected again under the same key, so that one correction is left', () => {
      const text = 'I wrote.\n- I was *so* angry.'
      const [{ start, end } = { start: 0, end: 0 }] = chartEntryOf(
        anEntry({ content: text }),
        analyse(text),
      ).felt
      const keyFor = (typed: string) => {
        const from = text.indexOf(typed)
        const place = { start: from, end: from + typed.length, print: sentencePrint(typed) }
        return { place, made: { ...place, entryId: 'x', emotions: [] } }
      }
      const [plain, old] = [keyFor('I was *so* angry.'), keyFor('- I was *so* angry.')]
      expect(correctionKey(text, { start, end }, [])).toEqual(plain.place)
      expect(correctionKey(text, { start, end }, [plain.made])).toEqual(plain.place)
      expect(correctionKey(text, { start, end }, [old.made])).toEqual(old.place)
    })
  })
})

describe('what charts say', () => {
  const on = (day: number, parts: Parameters<typeof aChartEntry>[0] = {}) =>
    aChartEntry({
      id: `${day}${JSON.stringify(parts)}`,
      localDate: `2026-11-${String(day).padStart(2, '0')}`,
      ...parts,
    })

  it('says how many entries it takes', () => {
    expect(wordsPerWeek([on(3)], NOVEMBER).reading).toEqual({
      isEnough: false,
      names: [],
      lacks: { least: 3, there: 1 },
      sentence: 'This chart needs 3 entries. You have 1.',
    })
    expect(moodOverTime([], NOVEMBER).reading.sentence).toBe(
      'This chart needs 5 entries with a clear mood. You have none yet.',
    )
  })

  it('names the week, the theme and the day', () => {
    const days = [1, 2, 9, 9, 10, 16, 17, 23, 24, 29]
    const felt = [{ start: 0, end: 9, emotions: ['joy'] as const, valence: 0.7 }]
    const entries = days.map((day) =>
      on(day, {
        words: day === 9 ? 500 : 100,
        mood: day > 15 ? 'calm' : 'sad',
        felt,
        themes: [{ key: day > 15 ? 'garden' : 'exam', phrase: day > 15 ? 'garden' : 'exam' }],
      }),
    )
    expect(wordsPerWeek(entries, NOVEMBER).reading.sentence).toBe(
      'You wrote the most in the week of Nov 8, 2026: 1,100 words, compared with 360 a week on average.',
    )
    expect(themesOverTime(entries, NOVEMBER).reading.sentence).toBe(
      '“garden” rose from 0 of 5 entries in the first half to 5 of 5 in the second; “exam” fell from 5 of 5 to 0 of 5.',
    )
    expect(moodOverTime(entries, NOVEMBER).reading.sentence).toContain(
      '5 read as good and 5 as hard',
    )
    // Joy is in every entry: no day has more of it than another.
    expect(emotionsByWeekday(feltEntries(entries, NOVEMBER)).reading.sentence).toBe(
      'Counting only times with three or more entries, no feeling stands out.',
    )
  })
})

describe('what charts do not say', () => {
  const on = (id: string, localDate: string, parts: Parameters<typeof aChartEntry>[0] = {}) =>
    aChartEntry({ id, localDate, ...parts })

  it('a week is not the best for having more entries that are as good as another', () => {
    const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-10']
    const happy = days.map((day) => on(day, day, { mood: 'happy' }))
    const sad = on('sad', '2026-11-18', { mood: 'sad' })
    expect(moodOverTime([...happy, sad], NOVEMBER).reading.sentence).toBe(
      'Of 5 entries with a clear mood, 4 read as good and 1 as hard.',
    )
  })

  it('no sentence says 0 words, and more themes than are shown may tie', () => {
    const themes = Array.from({ length: 8 }, (_, n) => ({ key: `k${n}`, phrase: `k${n}` }))
    const entries = Array.from({ length: 9 }, (_, n) =>
      on(`e${n}`, `2026-11-0${n + 1}`, { words: 0, themes }),
    )
    const year = (some: typeof entries) => yearOfWriting(some, { last: '2026-11-09' }).reading
    expect(year(entries).sentence).toBe('You wrote on 9 of 9 days since Nov 1, 2026.')
    expect(year(entries.slice(3, 4)).sentence).toBe('You wrote on one day, Nov 4, 2026.')
    expect(themesOverTime(entries, NOVEMBER).reading.sentence).toBe(
      '6 or more themes came up equally often, in 9 of 9 entries each.',
    )
  })

  it('a person is one theme, wherever their name stands and however it is written', () => {
    const texts = [
      'I met Johan today.',
      'Johan is moving to Oslo.',
      "I like Johan's flat very much.",
      'I saw johan on the way home.',
      'Anna Meier called me.',
      'Anna is well, I think.',
      'I talked to Anna.',
      'I told Rose that I am ill.',
      'The rose in the pot is dead.',
      'I bought a rose for the room.',
      'I planted a rose.',
      'I missed Yoga today.',
      'I love yoga.',
      'Yoga was good.',
      'I like yoga.',
    ]
    const entries = texts.map((content, n) =>
      chartEntryOf(anEntry({ _id: `e${n}`, localDate: '2026-11-02', content }), analyse(content)),
    )
    const { themes } = themesOverTime(entries, NOVEMBER)
    const counts = themes.map(({ phrase, entries: of }) => [phrase, of.length])
    expect(Object.fromEntries(counts)).toEqual({ Johan: 4, rose: 3, Anna: 3, yoga: 3 })
    expect(counts.length).toBe(4)
  })

  it('what falls while it is counted more often is told with its wholes', () => {
    const about = (key: string) => [{ key, phrase: key }]
    const first = [1, 2, 3].map((n) => on(`a${n}`, '2026-11-02', { themes: about('exam') }))
    const second = Array.from({ length: 12 }, (_, n) =>
      on(`b${n}`, '2026-11-20', { themes: about(n < 4 ? 'exam' : 'garden') }),
    )
    expect(themesOverTime([...first, ...second], NOVEMBER).reading.sentence).toContain(
      '; “exam” fell from 3 of 3 to 4 of 12.',
    )
  })
})

it('time is cut into pieces that have names', () => {
  const names = (from: string, most: number) =>
    spansOf({ from, to: '2026-11-30' }, most).map(({ name }) => name)
  expect(names('2026-11-18', 14)).toEqual([
    'the week of Nov 18, 2026',
    'the week of Nov 22, 2026',
    'the week of Nov 29, 2026',
  ])
  expect(names('2026-08-20', 6)).toEqual([
    'August 2026',
    'September 2026',
    'October 2026',
    'November 2026',
  ])
  expect(names('2026-05-20', 3)).toEqual([
    'April to June 2026',
    'July to September 2026',
    'October to December 2026',
  ])
  expect(names('1990-05-20', 14).length).toBe(37)
})
