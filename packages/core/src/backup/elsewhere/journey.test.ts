import { describe, expect, it } from 'vitest'
import type { Note } from '../incoming.ts'
import { readJourney } from './journey.ts'

const options = { timeZone: 'Europe/Berlin', now: Date.parse('2026-03-20T08:00:00.000Z') }

const one = {
  id: '1571425138176-lflfuesv9vkzmsu6',
  date_modified: 1571425361000,
  date_journal: 1571386059000,
  timezone: 'Europe/London',
  text: '<p dir="auto">Rode my new bike for the first time!&nbsp;</p>\n<p>It looks <em>good</em>.</p>',
  preview_text: '<p dir="auto">Rode my',
  mood: 5,
  lat: 1.7976931348623157e308,
  lon: 1.7976931348623157e308,
  address: '',
  label: '',
  folder: '',
  sentiment: 1,
  favourite: false,
  music_title: '',
  music_artist: '',
  photos: [],
  weather: { id: -1, degree_c: 1.7976931348623157e308, description: '', icon: '', place: '' },
  tags: [],
  type: 'html',
}

const read = (change: object = {}, path = 'x/1571425138176-lflfuesv9vkzmsu6.json') => {
  const { incoming, notes } = readJourney(path, JSON.stringify({ ...one, ...change }), options)
  return { incoming, notes, entry: incoming[0]?.entry }
}
const guesses = (notes: readonly Note[]) =>
  notes.flatMap((note) => (note.kind === 'guess' ? [note.guess] : []))

describe('an entry of Journey', () => {
  it('is read with what has a place here', () => {
    const { entry, notes } = read({ tags: ['bike', ' '], favourite: true, sentiment: 1.25 })
    expect(entry).toMatchObject({
      title: 'Rode my new bike for the first time!',
      content: 'Rode my new bike for the first time!\n\nIt looks *good*.',
      createdAt: '2019-10-18T08:07:39.000Z',
      updatedAt: '2019-10-18T19:02:41.000Z',
      localDate: '2019-10-18',
      timeZone: 'Europe/London',
      tags: ['bike'],
      favorite: true,
      mood: 'calm',
    })
    expect(guesses(notes)).toEqual(['title-from-text', 'mood-from-number'])
    expect(notes.some(({ kind }) => kind === 'left-out' || kind === 'media')).toBe(false)
  })

  it.each([
    [{ type: 'markdown', text: '# A\n1 < 2 <b>' }, 'A', '1 < 2 <b>'],
    [{ type: '', text: '<div>one</div>two' }, 'one', 'one\n\ntwo'],
    [{ type: undefined, text: '# A\nplain < text' }, 'A', 'plain < text'],
    [{ type: '', text: 'one\ntwo <b>three</b><br>\nfour' }, 'one', 'one\ntwo **three**\nfour'],
    [{ title: ' Mine ', text: '<p>one</p><p>two</p>' }, 'Mine', 'one\n\ntwo'],
    [
      {
        text: '<p><b>A <i>good</i> day</b>, 2 * 3 * 4, <a href="https://a.b/c">there</a></p><p>x</p>',
      },
      'A good day, 2 * 3 * 4, there',
      '**A *good* day**, 2 * 3 * 4, [there](https://a.b/c)\n\nx',
    ],
    [{ text: 'no tags &amp; one line' }, '', 'no tags & one line'],
    [{ text: `${'long '.repeat(50)}<br>second` }, '', `${'long '.repeat(50).trim()}\nsecond`],
  ])('with %j has the title %j and the text %j', (change, title, content) => {
    expect(read(change).entry).toMatchObject({ title, content })
  })

  it.each([
    [0, null],
    [0.25, 'sad'],
    [0.9, 'sad'],
    [1, null],
    [1.25, 'calm'],
    [1.75, 'happy'],
    [2, 'happy'],
    [3, null],
    ['good', null],
  ])('takes the number %j for the mood %j', (sentiment, mood) => {
    const { entry, notes } = read({ sentiment })
    expect(entry?.mood).toBe(mood)
    expect(guesses(notes).includes('mood-from-number')).toBe(mood !== null)
  })

  it('names what stays behind', () => {
    const { notes } = read({
      lat: 51.3,
      lon: -0.1,
      label: 'l',
      folder: 'f',
      music_artist: 'm',
      photos: ['a.JPG', 'b.mp4', 'c.mp3', 'd.pdf', 'e.bin', 7],
      weather: { description: 'Overcast clouds' },
    })
    const media = notes.flatMap((note) => (note.kind === 'media' ? [note.type] : []))
    expect(media).toEqual(['photo', 'video', 'audio', 'pdf', 'file'])
    const left = notes.flatMap((note) => (note.kind === 'left-out' ? [note.field] : []))
    expect(left).toEqual(['location', 'weather', 'music', 'label', 'folder'])
    const fields = (change: object) =>
      read(change).notes.flatMap((note) => (note.kind === 'left-out' ? [note.field] : []))
    expect(fields({ address: 'Croydon' })).toEqual(['location'])
    expect(fields({ lat: 0, lon: 0 })).toEqual([])
    expect(fields({ activities: ['ski'], subtitle: 'x', schema: 'y', steps: 7 })).toEqual([
      'activities',
      'subtitle',
    ])
    expect(read({ text: '<p>a</p><video src="v.mp4"></video><audio>' }).notes).toMatchObject([
      { kind: 'media', type: 'video' },
      { kind: 'media', type: 'audio' },
      { kind: 'guess' },
    ])
  })

  it('has the date of its id where its own is missing', () => {
    const { entry, notes } = read({ date_journal: 0, date_modified: undefined })
    expect(entry).toMatchObject({ createdAt: '2019-10-18T18:58:58.176Z' })
    expect(guesses(notes)).toContain('date-from-id')
    expect(read({ date_journal: 'x', id: '' }).entry?.createdAt).toBe('2019-10-18T18:58:58.176Z')
    expect(read({ date_journal: 9e18, id: 'abc' }).notes).toEqual([
      { kind: 'skipped', where: 'x/1571425138176-lflfuesv9vkzmsu6.json', reason: 'no-date' },
    ])
  })

  it('has the person’s own zone where its own is unknown', () => {
    const { entry, notes } = read({
      timezone: '',
      date_journal: Date.parse('2019-10-18T22:30:00Z'),
    })
    expect(entry).toMatchObject({ timeZone: 'Europe/Berlin', localDate: '2019-10-19' })
    expect(guesses(notes)).toContain('time-zone-unknown')
    expect(read({ timezone: '+05:30' }).entry?.timeZone).toBe('+05:30')
  })

  it('is the same entry when it comes again', () => {
    expect(read({ text: 'edited' }, 'other.json').entry?._id).toBe(read().entry?._id)
    expect(read({ id: 'abc' }).entry?._id).not.toBe(read().entry?._id)
  })

  it.each(['', '{', '[]', 'null', '7', '{"something": 1}'])('is not what %j is', (text) => {
    expect(readJourney('a.json', text, options)).toEqual({
      incoming: [],
      notes: [{ kind: 'skipped', where: 'a.json', reason: 'not-readable' }],
    })
  })
})
