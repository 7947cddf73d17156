import fc from 'fast-check'
import type { Entry } from '#journal/index.ts'
import { anEntry } from '#testing/index.ts'
import type { Incoming } from '../incoming.ts'
import { type AJournal, aJournal } from './a-journal.ts'

const START = Date.parse('2026-03-14T09:30:00.000Z')

/** Few names, texts and moments, so that they meet often. */
const names = ['a1', 'b2', 'c3'] as const
const moment = fc.integer({ min: 0, max: 6 }).map((at) => new Date(START + at).toISOString())

/** A version of the entry of an id. */
const version = (id: string): fc.Arbitrary<Entry> =>
  fc
    .record({
      content: fc.constantFrom('one', 'two', 'three', 'four'),
      title: fc.constantFrom('', 'A title'),
      updatedAt: moment,
    })
    .map((words) => anEntry({ ...words, _id: id, metadata: { wordCount: 1, keywords: [] } }))

const versions = (id: string) => fc.array(version(id), { maxLength: 3 })

export const someIncoming: fc.Arbitrary<Incoming[]> = fc.array(
  fc.constantFrom(...names).chain((name) =>
    fc
      .record({
        entry: version(name),
        livesOn: fc.constantFrom('device', 'server'),
        versions: versions(name),
        deletedAt: fc.option(moment, { nil: undefined }),
        dateGuessed: fc.constantFrom(undefined, true as const),
      })
      .map(({ deletedAt, dateGuessed, ...incoming }) => ({
        where: name,
        ...incoming,
        ...(deletedAt !== undefined && { deletedAt }),
        ...(dateGuessed && { dateGuessed }),
      })),
  ),
  { maxLength: 6 },
)

const held = (name: string) =>
  fc.record({
    id: fc.constantFrom(name, `temp_${name}`, `local_${name}`),
    entry: version(name),
    kept: versions(name),
    state: fc.constantFrom('absent', 'alive', 'deleted', 'gone'),
    deletedAt: moment,
  })

/** A journal that knows some of the names, each in some way. */
export const someJournal: fc.Arbitrary<() => AJournal> = fc
  .tuple(...names.map(held))
  .map((all) => () => {
    const journal = aJournal()
    for (const { id, entry, kept, state, deletedAt } of all) {
      if (state === 'absent') continue
      const own = { ...entry, _id: id }
      if (state === 'alive') journal.rows.set(id, own)
      else journal.trash.set(id, { deletedAt, ...(state === 'deleted' && { entry: own }) })
      if (state === 'gone') continue
      const distinct = new Map(kept.map((one) => [one.updatedAt, { ...one, _id: id }]))
      distinct.delete(entry.updatedAt)
      journal.versions.set(id, [...distinct.values()])
    }
    return journal
  })
