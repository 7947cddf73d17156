import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '#journal/index.ts'
import { anEntry } from '#testing/index.ts'
import { canonicalWords, mergeDeletion, mergeVersion, type Stored, sameWords } from './merge.ts'
import { acceptedStamp, CLOCK_TOLERANCE } from './merge-stamps.ts'

const iso = (time: number) => new Date(time).toISOString()
const version = (content: string, time: number) => anEntry({ content, updatedAt: iso(time) })
const exactly = (entry: Entry) => ({ entry, exact: true })
const alive = (entry: Entry): Stored => ({ state: 'alive', entry })
const none: Stored = { state: 'none' }

describe('a merge of two versions', () => {
  it('SYNC-12 lets the newer one win', () => {
    const [older, newer] = [version('older', 1), version('newer', 2)]
    expect(mergeVersion(alive(older), exactly(newer)).wins).toBe('sent')
    expect(mergeVersion(alive(newer), exactly(older)).wins).toBe('stored')
  })

  it('FMT-10 takes versions that were only counted in another way for the same', () => {
    const counted = (wordCount: number) =>
      anEntry({
        content: '- milk',
        metadata: { wordCount, keywords: wordCount === 1 ? ['milk'] : [] },
      })
    const [stored, sent] = [counted(2), counted(1)]
    expect(sameWords(stored, sent)).toBe(true)
    expect(canonicalWords(stored)).toBe(canonicalWords(sent))
    expect(mergeVersion(alive(stored), exactly(sent)).kept).toBeUndefined()
  })

  it('SYNC-15 keeps the one that is replaced', () => {
    const [older, newer] = [version('older', 1), version('newer', 2)]
    expect(mergeVersion(alive(older), exactly(newer)).kept).toEqual(older)
    expect(mergeVersion(alive(newer), exactly(older)).kept).toEqual(older)
  })

  it('SYNC-30 SYNC-31 of the same moment lets the server win and keeps the other where it differs', () => {
    const [stored, sent] = [version('stored', 1), version('sent', 1)]
    expect(mergeVersion(alive(stored), exactly(sent))).toEqual({
      wins: 'stored',
      kept: sent,
      revived: false,
    })
    expect(mergeVersion(alive(stored), exactly(stored))).toEqual({ wins: 'stored', revived: false })
  })

  it('moves the time of words that are said once more, so that what lies between does not win', () => {
    const [first, again] = [version('words', 1), version('words', 3)]
    expect(mergeVersion(alive(first), exactly(again))).toEqual({ wins: 'sent', revived: false })
  })

  it('does not move it when the time is only the server’s, so that a repetition changes nothing', () => {
    const [first, again] = [version('words', 1), version('words', 3)]
    for (const stored of [alive(first), { state: 'deleted', entry: first, deletedAt: 2 } as const])
      expect(mergeVersion(stored, { entry: again, exact: false }).wins).not.toBe('sent')
  })

  it('sees a difference in everything that a person can change', () => {
    const entry = anEntry()
    const others: Partial<Entry>[] = [
      { content: 'x' },
      { title: 'x' },
      { prompt: 'x' },
      { mood: 'calm' },
      { tags: ['x'] },
      { favorite: true },
      { hideFromAssistant: true },
      { localDate: '2026-03-13' },
      { timeZone: 'Asia/Tokyo' },
      { createdAt: '2026-03-13T09:30:00.000Z' },
    ]
    for (const other of others) {
      expect(sameWords(entry, anEntry(other))).toBe(false)
      expect(canonicalWords(anEntry(other))).not.toBe(canonicalWords(entry))
    }
    const later = anEntry({ createdAt: '2026-03-14T10:30:00.000+01:00', updatedAt: iso(0) })
    expect([sameWords(entry, later), canonicalWords(later)]).toEqual([true, canonicalWords(entry)])
    expect(sameWords(entry, anEntry({ updatedAt: iso(0), userId: 'x' }))).toBe(true)
    expect(sameWords(anEntry({ tags: ['a', 'b'] }), anEntry({ tags: ['b', 'a'] }))).toBe(false)
  })
})

describe('an edit against a deletion', () => {
  const deleted: Stored = { state: 'deleted', entry: version('first', 1), deletedAt: 5 }

  it('SYNC-28 revives the entry when it is newer', () => {
    expect(mergeVersion(deleted, exactly(version('second', 6)))).toEqual({
      wins: 'sent',
      kept: version('first', 1),
      revived: true,
    })
    const gone: Stored = { state: 'tombstone', deletedAt: 5 }
    expect(mergeVersion(gone, exactly(version('second', 6)))).toEqual({
      wins: 'sent',
      revived: true,
    })
  })

  it('SYNC-29 is kept as a revision when it is older, and the entry stays deleted', () => {
    for (const time of [4, 5]) {
      const late = version('second', time)
      const outcome = { wins: 'deletion', kept: late, revived: false }
      expect(mergeVersion(deleted, exactly(late))).toEqual(outcome)
    }
  })

  it('SYNC-41 does not bring a tombstone without words back to life when it is older', () => {
    const gone: Stored = { state: 'tombstone', deletedAt: 5 }
    expect(mergeVersion(gone, exactly(version('old copy', 4)))).toMatchObject({
      wins: 'deletion',
      revived: false,
    })
  })

  it('SYNC-27 is weighed by the time the deletion was made', () => {
    const entry = version('words', 5)
    expect(mergeDeletion(alive(entry), { deletedAt: 4, exact: true })).toBe('nothing')
    expect(mergeDeletion(alive(entry), { deletedAt: 5, exact: true })).toBe('deletion')
    expect(mergeDeletion(deleted, { deletedAt: 6, exact: true })).toBe('deletion')
    expect(mergeDeletion(deleted, { deletedAt: 5, exact: true })).toBe('nothing')
    expect(mergeDeletion(deleted, { deletedAt: 6, exact: false })).toBe('nothing')
  })
})

/** What happens to one entry: a version with its time, or a deletion. */
type Happening = { readonly at: number; readonly text?: string }

interface World {
  readonly stored: Stored
  readonly kept: readonly string[]
}

function after({ stored, kept }: World, { at, text }: Happening): World {
  if (text === undefined) {
    const outcome = mergeDeletion(stored, { deletedAt: at, exact: true })
    return outcome === 'nothing' ? { stored, kept } : { stored: deletedBy(stored, at), kept }
  }
  const entry = version(text, at)
  const outcome = mergeVersion(stored, exactly(entry))
  return {
    stored: outcome.wins === 'sent' ? alive(entry) : stored,
    kept: outcome.kept ? [...kept, outcome.kept.content] : kept,
  }
}

function deletedBy(stored: Stored, deletedAt: number): Stored {
  return 'entry' in stored
    ? { state: 'deleted', entry: stored.entry, deletedAt }
    : { state: 'tombstone', deletedAt }
}

const run = (happenings: readonly Happening[]) =>
  happenings.reduce(after, { stored: none, kept: [] })

/** What all devices have to agree on. */
function agreed({ stored }: World) {
  return stored.state === 'alive'
    ? { alive: stored.entry }
    : { deletedAt: 'deletedAt' in stored ? stored.deletedAt : undefined }
}

const happenings = fc.uniqueArray(
  fc.record({ at: fc.integer({ min: 0, max: 40 }), writes: fc.boolean() }),
  { selector: ({ at }) => at, minLength: 1, maxLength: 8 },
)
const named = (list: { at: number; writes: boolean }[]): Happening[] =>
  list.map(({ at, writes }) => (writes ? { at, text: `text ${at}` } : { at }))

describe('merging in any order', () => {
  it('ends in the same state, whatever comes first', () => {
    const shuffled = happenings.chain((list) =>
      fc.tuple(
        fc.constant(named(list)),
        fc.shuffledSubarray(named(list), { minLength: list.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(agreed(run(one))).toEqual(agreed(run(other)))
      }),
    )
  })

  it('SYNC-21 changes nothing the second time', () => {
    fc.assert(
      fc.property(happenings, fc.nat(), (list, pick) => {
        const all = named(list)
        const once = run(all)
        const again = all[pick % all.length] as Happening
        expect(after(once, again).stored).toEqual(once.stored)
      }),
    )
  })

  it('lets no text disappear: each is the one that stands, or is kept', () => {
    fc.assert(
      fc.property(happenings, (list) => {
        const all = named(list)
        const { stored, kept } = run(all)
        const there = new Set([...kept, ...('entry' in stored ? [stored.entry.content] : [])])
        const texts = all.flatMap(({ text }) => text ?? [])
        expect(texts.filter((text) => !there.has(text))).toEqual([])
      }),
    )
  })
})

describe('the time of a version', () => {
  it('ENT-34 is the server’s where the sender’s clock is more than 5 minutes ahead', () => {
    const now = Date.parse('2026-03-14T09:30:00.000Z')
    const far = now + CLOCK_TOLERANCE
    expect(CLOCK_TOLERANCE).toBe(300_000)
    expect(acceptedStamp(iso(far), now)).toEqual({ time: far, exact: true })
    expect(acceptedStamp(iso(far + 1), now)).toEqual({ time: now, exact: false })
    expect(acceptedStamp(iso(0), now)).toEqual({ time: 0, exact: true })
    expect(acceptedStamp(undefined, now)).toEqual({ time: now, exact: false })
  })
})
