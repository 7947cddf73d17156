import { describe, expect, it } from 'vitest'
import type { Entry } from '#journal/index.ts'
import { defaultPreferences } from '#preferences/index.ts'
import { anEntry, aUser } from '#testing/index.ts'
import { aJournal } from '../testing/a-journal.ts'
import { backupText, readBackup, restore } from '../testing/restored.ts'
import { incomingFromExport } from './export-incoming.ts'
import { gather, type Holding } from './gather.ts'
import { jsonKind } from './json-kind.ts'
import { exportReader } from './read-export.ts'

const at = (second: number) => `2026-03-14T09:30:0${second}.000Z`
const entry = (_id: string, content: string, second = 0, more: Partial<Entry> = {}) =>
  anEntry({ _id, content, updatedAt: at(second), ...more })
const holding = (parts: Partial<Holding>): Holding => ({
  entries: [],
  deleted: [],
  versions: [],
  ids: [],
  ...parts,
})
const summarize = ({ held, nameFor }: ReturnType<typeof gather>) =>
  held.map(({ entry: { _id, content }, deletedAt, versions }) => ({
    name: nameFor(_id),
    _id,
    content,
    ...(deletedAt !== undefined && { deletedAt }),
    versions: versions.map((version) => version.content),
  }))

describe('what a person has', () => {
  it('is what the server has and what is only on this device', () => {
    const server = holding({
      entries: [entry('s1', 'on both'), entry('s2', 'on the server alone')],
      versions: [entry('s1', 'before', 0, { updatedAt: '2026-03-01T00:00:00Z' })],
      ids: [{ clientId: 'temp_r1', entryId: 's1' }],
    })
    const device = holding({
      entries: [
        entry('s1', 'on both'),
        entry('local_l1', 'kept here'),
        entry('temp_t1', 'not sent'),
      ],
      deleted: [{ entry: entry('local_l2', 'deleted here'), deletedAt: at(5) }],
      versions: [entry('local_l1', 'kept here, before')],
    })
    expect(summarize(gather(device, server))).toEqual([
      { name: 'l1', _id: 'local_l1', content: 'kept here', versions: ['kept here, before'] },
      { name: 'l2', _id: 'local_l2', content: 'deleted here', deletedAt: at(5), versions: [] },
      { name: 'r1', _id: 's1', content: 'on both', versions: ['before', 'on both'] },
      { name: 's2', _id: 's2', content: 'on the server alone', versions: [] },
      { name: 't1', _id: 'temp_t1', content: 'not sent', versions: [] },
    ])
  })

  it('is the newest text where device and server differ, with the other as a version', () => {
    const edited = gather(
      holding({ entries: [entry('temp_a', 'edited here', 2)] }),
      holding({ entries: [entry('s', 'there', 1)], ids: [{ clientId: 'temp_a', entryId: 's' }] }),
    )
    expect(summarize(edited)).toEqual([
      { name: 'a', _id: 's', content: 'edited here', versions: ['there'] },
    ])
    const behind = gather(
      holding({ entries: [entry('s', 'here', 1)] }),
      holding({ entries: [entry('s', 'edited elsewhere', 2)] }),
    )
    expect(summarize(behind)).toMatchObject([{ content: 'edited elsewhere', versions: ['here'] }])
  })

  it('has the versions that were on their way when the server was asked, but none of what is gone', () => {
    const here = holding({
      entries: [entry('s', 'third', 3)],
      ids: [{ clientId: 'temp_a', entryId: 's' }],
    })
    const before = [entry('temp_a', 'second', 2), entry('gone', 'removed since', 2)]
    const there = holding({ entries: [entry('s', 'first', 1)] })
    expect(summarize(gather(here, there, before))).toEqual([
      { name: 'a', _id: 's', content: 'third', versions: ['second', 'first'] },
    ])
  })

  it('is deleted where the deletion came last, and is not where an edit did', () => {
    const deleted = { entry: entry('s', 'words', 1), deletedAt: at(3) }
    const server = (second: number) => holding({ entries: [entry('s', 'edit', second)] })
    const device = holding({ deleted: [deleted, { ...deleted, deletedAt: at(2) }] })
    expect(summarize(gather(device, server(2)))).toMatchObject([
      { content: 'edit', deletedAt: at(3) },
    ])
    expect(summarize(gather(device, server(4)))[0]).not.toHaveProperty('deletedAt')
  })

  it('lives on the device once it has moved there, whatever the server still has', () => {
    const device = holding({
      entries: [entry('local_z', 'moved', 2)],
      ids: [{ clientId: 's', entryId: 'local_z' }],
    })
    const server = holding({
      entries: [entry('s', 'still there', 1)],
      versions: [entry('s', 'and before')],
      ids: [{ clientId: 'temp_r', entryId: 's' }],
    })
    const { held, nameFor } = gather(device, server)
    expect(summarize({ held, nameFor })).toEqual([
      { name: 'z', _id: 'local_z', content: 'moved', versions: ['and before', 'still there'] },
    ])
    expect(nameFor('temp_r')).toBe('z')
    expect(JSON.parse(backupText(held, nameFor)).entries).toMatchObject([{ livesOn: 'device' }])
  })

  it('is two entries where one of the device has the name of one of the server, also when it is restored', async () => {
    const journal = aJournal([entry('temp_a', 'edited', 2), entry('local_a', 'as it was', 1)])
    journal.versions.set('temp_a', [entry('temp_a', 'as it was', 1)])
    const { held, nameFor } = gather(journal.holding())
    const text = backupText(held, nameFor)
    expect(nameFor('temp_a')).toBe('a')
    const empty = aJournal()
    await restore(empty, readBackup(text).incoming)
    const words = [...empty.rows.values()].map(({ _id, content }) => [_id.split('_')[0], content])
    expect(words.sort()).toEqual([
      ['local', 'as it was'],
      ['temp', 'edited'],
    ])
    const again = gather(empty.holding())
    expect(backupText(again.held, again.nameFor)).toBe(text)
    const planned = await restore(journal, readBackup(text).incoming)
    expect(planned.map(({ action }) => action)).toEqual([undefined, undefined])
  })

  it('is there even if only versions of it are, and ids that lead in a circle lead nowhere', () => {
    const device = holding({
      versions: [entry('a', 'older', 1), entry('a', 'newer', 2)],
      ids: [
        { clientId: 'a', entryId: 'b' },
        { clientId: 'b', entryId: 'a' },
        { clientId: 'c', entryId: 'c' },
      ],
    })
    expect(summarize(gather(device))).toMatchObject([{ content: 'newer', versions: ['older'] }])
  })
})

describe('the export of the server', () => {
  const revision = { rev: 'r1', replacedAt: at(3), entry: entry('s1', 'before', 0) }
  const whole = () => ({
    format: 'daywell-export',
    formatVersion: 1,
    exportedAt: at(9),
    user: aUser(),
    preferences: defaultPreferences(),
    deleted: [
      { ...entry('s2', 'gone', 1, { device: 'Phone' }), deletedAt: '2026-03-19T00:00:00Z' },
    ],
    entries: [entry('s1', 'words', 2, { userId: 'u1' })],
    revisions: [revision],
    clientIds: [{ clientId: 'temp_r1', entryId: 's1' }],
    sessions: [{ id: 'x' }],
  })
  const read = (file: object) => {
    const reader = exportReader()
    for (const sign of JSON.stringify(file).match(/[\s\S]{1,9}/g) ?? []) reader.push(sign)
    return reader.end()
  }

  it('is read as what the server holds', () => {
    expect(read(whole())).toMatchObject({
      entries: [{ _id: 's1', content: 'words' }],
      deleted: [{ entry: { _id: 's2' }, deletedAt: '2026-03-19T00:00:00Z' }],
      versions: [{ _id: 's1', content: 'before' }],
      ids: [{ clientId: 'temp_r1', entryId: 's1' }],
    })
  })

  it('can be restored, too, and comes to the same as a backup', async () => {
    const incoming = incomingFromExport(read(whole()))
    expect(incoming).toMatchObject([
      { where: 'entry 1', livesOn: 'server', entry: { _id: 'r1', userId: '' } },
      { where: 'entry 2', entry: { _id: 's2' }, deletedAt: '2026-03-19T00:00:00Z' },
    ])
    const { held, nameFor } = gather(read(whole()))
    const backup = readBackup(backupText(held, nameFor)).incoming
    const [one, other] = [aJournal(), aJournal()]
    await restore(one, incoming)
    await restore(other, backup)
    expect(one.holding()).toEqual(other.holding())
  })

  it.each([
    [{ format: 'other' }, 'can’t read this export'],
    [{ formatVersion: 2 }, 'can’t read this export'],
    [{ entries: [{ _id: 7 }] }, 'This export is damaged: item 1 of “entries” isn’t valid'],
  ])('with %j is refused', (change, sentence) => {
    expect(() => read({ ...whole(), ...change })).toThrow(sentence)
  })

  it.each([
    ['{"format":"daywell-export"', 'export'],
    ['{ "format" : "daywell-backup"', 'backup'],
    ['{"metadata":{"version":"1.0"}', 'day-one'],
    ['{"id":"x","date_journal": 1', 'journey'],
    ['{"a":1', undefined],
  ])('%j begins a file of the kind %s', (beginning, kind) => {
    expect(jsonKind(beginning)).toBe(kind)
  })
})
