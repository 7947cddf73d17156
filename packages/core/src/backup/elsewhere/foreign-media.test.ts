import { describe, expect, it } from 'vitest'
import { mediaShownIn } from '#media/index.ts'
import { dayOneReader } from './day-one.ts'
import { type FileAt, withoutMedia } from './foreign-media.ts'
import { readJourney } from './journey.ts'

const now = Date.parse('2026-03-20T08:00:00.000Z')
const beside =
  (...files: string[]): FileAt =>
  (name) =>
    files.includes(name) ? { path: name, size: 9 } : undefined
const idOf = (letter: string) => letter.repeat(32)

function dayOne(entry: object, ...files: string[]) {
  const reader = dayOneReader('Journal.json', { timeZone: 'UTC', now, fileAt: beside(...files) })
  const whole = { uuid: idOf('0'), creationDate: '2024-01-02T03:04:05Z', timeZone: 'UTC', ...entry }
  const { incoming, notes } = reader.push(JSON.stringify({ metadata: {}, entries: [whole] }))
  const [first] = incoming
  if (!first) return expect.unreachable()
  return { first, title: first.entry.title, text: first.entry.content, notes }
}

const photos = [
  { identifier: idOf('A'), md5: 'aa', type: 'jpeg' },
  { identifier: idOf('B'), md5: 'bb', type: 'heic' },
]
const audios = [{ identifier: idOf('C'), md5: 'cc', format: 'm4a' }]
const FILES = ['photos/aa.jpeg', 'photos/bb.heic', 'audios/cc.m4a']

describe('photos and recordings of Day One', () => {
  it('stand where they stood, in their order (MED-102)', () => {
    const { first, text } = dayOne(
      {
        text: `# A walk\n\nOne ![](dayone-moment://${idOf('B')})\ntwo ![](dayone-moment:/audio/${idOf('C')}) three ![](dayone-moment://${idOf('A')})`,
        photos,
        audios,
      },
      ...FILES,
    )
    const media = first.media ?? []
    expect(media.map(({ name, type }) => [name, type])).toEqual([
      ['photos/bb.heic', 'photo'],
      ['audios/cc.m4a', 'audio'],
      ['photos/aa.jpeg', 'photo'],
    ])
    const [b, c, a] = media.map(({ mark }) => mark)
    expect(text).toBe(`One ${b}\ntwo ${c} three ${a}`)
    expect(mediaShownIn(text).map(({ id }) => id)).toEqual(media.map(({ id }) => id))
  })

  it('come after the text if it doesn’t show them, also without any text (MED-102)', () => {
    const { first, text } = dayOne({ text: 'Rain.', photos }, ...FILES)
    const marks = first.media?.map(({ mark }) => mark).join('\n')
    expect(text).toBe(`Rain.\n\n${marks}`)
    expect(dayOne({ photos }, ...FILES).text).toBe(marks)
  })

  it('are no title, and take none away (MED-102)', () => {
    const start = `![](dayone-moment://${idOf('A')})\n\n`
    const { title, text } = dayOne({ text: `${start}# A walk\n\nFar.`, photos }, ...FILES)
    expect(title).toBe('A walk')
    expect(text).toMatch(/^!\[\]\(media:[0-9a-f]{24}\)\n\nFar\.\n\n!/)
    expect(dayOne({ text: start, photos }, ...FILES).title).toBe('')
  })

  it('have the same id in every export that holds the same file (MED-103)', () => {
    const [one] = dayOne({ photos }, ...FILES).first.media ?? []
    const [again] =
      dayOne({ text: 'Edited', photos: photos.slice(0, 1) }, ...FILES).first.media ?? []
    expect(again?.id).toBe(one?.id)
    expect(one?.id).toMatch(/^[0-9a-f]{24}$/)
  })

  it('leave their names if they can’t come (MED-101)', () => {
    const text = `One ![](dayone-moment://${idOf('A')}) two ![](dayone-moment://${idOf('B')})`
    const read = dayOne({ text, photos }, 'photos/bb.heic')
    const [heic] = read.first.media ?? []
    expect(read.text).toBe(`One [photo: photos/aa.jpeg] two ${heic?.mark}`)
    expect(read.notes).toMatchObject([
      { kind: 'media', name: 'photos/aa.jpeg', reason: 'not-there' },
    ])
    const left = withoutMedia(read.first, heic ? [heic] : [])
    expect(left.entry.content).toBe('One [photo: photos/aa.jpeg] two [photo: photos/bb.heic]')
    expect(left.media).toEqual([])
    expect(mediaShownIn(left.entry.content)).toEqual([])
  })
})

describe('photos and recordings of Journey', () => {
  it('come after the text, whatever kind it has (MED-102)', () => {
    const entry = { id: 'x', date_journal: 1571425138176, text: '<p>By bus.</p>', type: 'html' }
    const text = JSON.stringify({ ...entry, photos: ['x-1.jpg', 'x-2.mp4', 'x-3.pdf', 'gone.jpg'] })
    const fileAt = beside('x-1.jpg', 'x-2.mp4', 'x-3.pdf')
    const { incoming, notes } = readJourney('x.json', text, { timeZone: 'UTC', now, fileAt })
    const [photo, film, more] = incoming[0]?.media ?? []
    expect(more).toBeUndefined()
    expect(incoming[0]?.entry.content).toBe(`By bus.\n\n${photo?.mark}\n${film?.mark}`)
    expect(notes).toMatchObject([
      { kind: 'media', name: 'x-3.pdf', reason: 'not-supported' },
      { kind: 'media', name: 'gone.jpg', reason: 'not-there' },
      { kind: 'guess', guess: 'time-zone-unknown' },
    ])
  })
})
