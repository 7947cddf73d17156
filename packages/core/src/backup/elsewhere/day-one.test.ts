import { describe, expect, it } from 'vitest'
import type { Incoming, Note } from '../incoming.ts'
import { dayOneReader } from './day-one.ts'

const options = { timeZone: 'Europe/Berlin', now: Date.parse('2026-03-20T08:00:00.000Z') }

function read(text: string, size = text.length) {
  const reader = dayOneReader('Journal.json', options)
  const incoming: Incoming[] = []
  const notes: Note[] = []
  for (let at = 0; at < text.length; at += size) {
    const reading = reader.push(text.slice(at, at + size))
    incoming.push(...reading.incoming)
    notes.push(...reading.notes)
  }
  reader.end()
  return { incoming, notes, entry: incoming[0]?.entry }
}

const journal = (...entries: unknown[]) =>
  JSON.stringify({ metadata: { version: '1.0' }, entries }, undefined, 1)

const one = {
  uuid: '0A3BFC9847BD4173881DE43749F23B58',
  creationDate: '2018-12-10T16:56:18Z',
  modifiedDate: '2018-12-11T16:56:18Z',
  timeZone: 'America/Denver',
  text: '# A walk\n\nSlowly\\. It was 3\\-4 km\\!\nC:\\dir \\\\ *bold*',
}
const guesses = (notes: readonly Note[]) =>
  notes.flatMap((note) => (note.kind === 'guess' ? [note.guess] : []))

describe('a journal of Day One', () => {
  it('is read entry by entry, with what has a place here', () => {
    const { entry, incoming, notes } = read(
      journal({ ...one, tags: ['river', ' walk ', 7], starred: true, isPinned: false }),
      10,
    )
    expect(incoming).toHaveLength(1)
    expect(entry).toMatchObject({
      title: 'A walk',
      content: 'Slowly. It was 3-4 km!\nC:\\dir \\ *bold*',
      createdAt: '2018-12-10T16:56:18.000Z',
      updatedAt: '2018-12-11T16:56:18.000Z',
      localDate: '2018-12-10',
      timeZone: 'America/Denver',
      tags: ['river', 'walk'],
      favorite: true,
      mood: null,
      userId: '',
    })
    expect(entry?._id).toMatch(/^[0-9a-f]{24}$/)
    expect(guesses(notes)).toEqual(['title-from-text'])
  })

  it('names what stays behind: pictures, recordings, places, the weather', () => {
    const id = (letter: string) => letter.repeat(32)
    const { entry, notes } = read(
      journal({
        ...one,
        text: [
          `Look:\n\n![](dayone-moment://${id('A')})`,
          `![a film](dayone-moment:/video/${id('B')}) ![](dayone-moment:/audio/${id('C')})`,
          `![](dayone-moment:/pdfAttachment/${id('D')}) ![](dayone-moment://${id('E')})`,
          '```\n\\.\n```\n\\.',
        ].join('\n'),
        photos: [{ identifier: id('A'), md5: 'aa', type: 'jpeg', width: 1 }],
        videos: [{ identifier: id('B'), md5: 'bb', type: 'mov' }],
        audios: [{ identifier: id('C'), md5: 'cc', format: 'm4a' }],
        pdfAttachments: [{ identifier: id('D') }],
        location: { placeName: 'Home' },
        weather: { temperatureCelsius: 3 },
        music: {},
        isPinned: true,
      }),
    )
    expect(entry?.content).toBe(
      [
        'Look:\n\n[photo: photos/aa.jpeg]',
        '[video: videos/bb.mov] [audio: audios/cc.m4a]',
        `[pdf: pdfs/${id('D')}] [photo: ${id('E')}]`,
        '```\n\\.\n```\n.',
      ].join('\n'),
    )
    const left = notes.flatMap((note) => (note.kind === 'left-out' ? [note.field] : []))
    expect(left).toEqual(['location', 'weather', 'pinned'])
    const media = notes.flatMap((note) => (note.kind === 'media' ? [[note.type, note.name]] : []))
    expect(media).toEqual([
      ['photo', 'photos/aa.jpeg'],
      ['video', 'videos/bb.mov'],
      ['audio', 'audios/cc.m4a'],
      ['pdf', `pdfs/${id('D')}`],
      ['photo', id('E')],
    ])
  })

  it('has its words in the richer form where the plain one is missing', () => {
    const rich = {
      meta: { version: 1 },
      contents: [
        { attributes: { line: { header: 1 } }, text: 'A walk\n' },
        { embeddedObjects: [{ type: 'photo', identifier: 'A1' }, {}] },
        { text: 'Slowly.' },
        null,
        { text: 7 },
      ],
    }
    const { text: _, ...bare } = one
    const { entry } = read(journal({ ...bare, richText: JSON.stringify(rich) }))
    expect(entry).toMatchObject({ title: 'A walk', content: '[photo: A1]\nSlowly.' })
    for (const richText of [undefined, '{', '{}', 7]) {
      const { incoming, notes } = read(journal({ ...bare, richText }))
      expect(incoming).toEqual([])
      expect(notes).toEqual([
        { kind: 'skipped', where: 'Journal.json, entry 1', reason: 'no-text' },
      ])
    }
  })

  it.each([
    ['Asia/Kathmandu', undefined, 'Asia/Kathmandu', '2018-12-11'],
    ['Pacific/Kiritimati', undefined, 'Pacific/Kiritimati', '2018-12-11'],
    ['GMT-0800', undefined, 'Etc/GMT+8', '2018-12-10'],
    ['UTC', undefined, 'UTC', '2018-12-10'],
    ['GMT+00:00', undefined, 'UTC', '2018-12-10'],
    ['Mars/Olympus', { timeZoneName: 'Asia/Tokyo' }, 'Asia/Tokyo', '2018-12-11'],
    ['Mars/Olympus', undefined, 'Europe/Berlin', '2018-12-10'],
    ['GMT+99', undefined, 'Europe/Berlin', '2018-12-10'],
    ['x'.repeat(100), undefined, 'Europe/Berlin', '2018-12-10'],
    [undefined, undefined, 'Europe/Berlin', '2018-12-10'],
    [7, undefined, 'Europe/Berlin', '2018-12-10'],
  ])('written in the zone %j belongs to its own day', (timeZone, location, zone, localDate) => {
    const late = { ...one, creationDate: '2018-12-10T19:00:00Z', timeZone, location }
    const { entry, notes } = read(journal(late))
    expect(entry).toMatchObject({ timeZone: zone, localDate })
    expect(guesses(notes).includes('time-zone-unknown')).toBe(zone === 'Europe/Berlin')
  })

  it('gives each entry a name of its own that stays', () => {
    const other = { ...one, uuid: 'other', text: 'Something else.' }
    const first = read(journal(one, other)).incoming.map(({ entry }) => entry._id)
    const second = read(journal(other, { ...one, text: 'edited' })).incoming
    expect(second.map(({ entry }) => entry._id)).toEqual(first.toReversed())
    const dashed = { ...one, uuid: '0a3bfc98-47bd-4173-881d-e43749f23b58' }
    expect(read(journal(dashed)).entry?._id).toBe(first[0])
    const { uuid: _, ...nameless } = one
    const { entry, notes } = read(journal(nameless))
    expect(entry?._id).toBe(read(journal(nameless)).entry?._id)
    expect(guesses(notes)).toContain('id-made-up')
  })

  it('tells what it cannot take', () => {
    const { incoming, notes } = read(
      journal(7, { ...one, creationDate: 'soon' }, { ...one, text: ' ' }, one),
    )
    expect(incoming).toHaveLength(1)
    expect(notes.slice(0, 3)).toEqual([
      { kind: 'skipped', where: 'Journal.json, entry 1', reason: 'not-readable' },
      { kind: 'skipped', where: 'Journal.json, entry 2', reason: 'no-date' },
      { kind: 'skipped', where: 'Journal.json, entry 3', reason: 'no-text' },
    ])
  })

  it('is refused where it is none', () => {
    expect(() => read('{"something": 1}')).toThrow('Journal.json isn’t a Day One journal')
    expect(() => read('{"entries": [')).toThrow('This file is incomplete')
  })
})
