import { describe, expect, it } from 'vitest'
import type { Entry } from '#journal/index.ts'
import { anEntry } from '#testing/index.ts'
import { applyAnswer, idsTouched } from './apply-answer.ts'
import type { LocalRow, OutboxItem, Sent, SyncAnswer } from './local-row.ts'

const ID = '65f2c3a0a1b2c3d4e5f60718'
const TEMP = 'temp_65f2c3a0a1b2c3d4e5f60718'
const at = (minute: number) => new Date(Date.UTC(2026, 2, 14, 9, minute)).toISOString()

const version = (_id: string, minute: number, content: string): Entry =>
  anEntry({ _id, content, updatedAt: at(minute) })
const save = (id: string, edits: number, sent = true): OutboxItem => ({
  kind: 'save',
  id,
  edits,
  sent,
})
const removal = (id: string, edits: number, minute: number): OutboxItem => ({
  kind: 'delete',
  id,
  edits,
  sent: true,
  deletedAt: at(minute),
  row: null,
})

interface Device {
  readonly rows?: readonly LocalRow[]
  readonly outbox?: readonly OutboxItem[]
}

/** What the device holds after the answer. */
function after(device: Device, sent: readonly Sent[], parts: Partial<SyncAnswer>) {
  const rows = new Map((device.rows ?? []).map((row) => [row.entry._id, row]))
  const outbox = new Map((device.outbox ?? []).map((item) => [item.id, item]))
  const answer = { entries: [], deleted: [], ids: {}, ...parts }
  const touched = idsTouched(sent, answer)
  const view = {
    row: (id: string) => (touched.has(id) ? rows.get(id) : undefined),
    item: (id: string) => (touched.has(id) ? outbox.get(id) : undefined),
  }
  const change = applyAnswer(view, sent, answer)
  for (const [id, row] of change.rows) row ? rows.set(id, row) : rows.delete(id)
  for (const [id, item] of change.outbox) item ? outbox.set(id, item) : outbox.delete(id)
  return {
    texts: Object.fromEntries([...rows].map(([id, { entry }]) => [id, entry.content])),
    waiting: [...outbox.values()].map(({ kind, id, edits, sent }) => [kind, id, edits, sent]),
    aliases: Object.fromEntries(change.aliases),
    rows,
    outbox: [...outbox.values()],
  }
}

const temp: LocalRow = { entry: version(TEMP, 1, 'mine'), edits: 4, base: null }
const mine: LocalRow = { entry: version(ID, 5, 'mine'), edits: 4, base: at(0) }
const clean: LocalRow = { entry: version(ID, 5, 'kept'), edits: 0, base: at(5) }

describe('the answer to a create', () => {
  const answer = { entries: [version(ID, 1, 'as saved')], ids: { [TEMP]: ID } }

  it('SYNC-33 each temp_ copy takes the id of its entry and no second copy stays', () => {
    const sent = [{ id: TEMP, edits: 4 }]
    expect(after({ rows: [temp], outbox: [save(TEMP, 4)] }, sent, answer)).toMatchObject({
      texts: { [ID]: 'as saved' },
      waiting: [],
      aliases: { [TEMP]: ID },
    })
    const both = { rows: [temp, clean], outbox: [save(TEMP, 4)] }
    expect(after(both, sent, answer).texts).toEqual({ [ID]: 'as saved' })
    const onlyIds = { ids: answer.ids }
    expect(after({ rows: [temp], outbox: [save(TEMP, 4)] }, sent, onlyIds)).toMatchObject({
      texts: { [ID]: 'mine' },
      waiting: [],
    })
  })

  it('leaves what was written meanwhile, which waits on under the new id', () => {
    const device = { rows: [{ ...temp, edits: 5 }], outbox: [save(TEMP, 5)] }
    const result = after(device, [{ id: TEMP, edits: 4 }], answer)
    expect(result).toMatchObject({ texts: { [ID]: 'mine' }, waiting: [['save', ID, 5, false]] })
    expect(result.rows.get(ID)?.base).toBe(at(1))
  })

  it('does not bring back what was deleted meanwhile', () => {
    const device = { outbox: [removal(TEMP, 5, 2)] }
    expect(after(device, [{ id: TEMP, edits: 4 }], answer)).toMatchObject({
      texts: {},
      waiting: [['delete', ID, 5, false]],
    })
    const copied = { rows: [clean], outbox: [removal(TEMP, 5, 2)] }
    expect(after(copied, [], { ids: answer.ids }).texts).toEqual({})
  })

  it('keeps two copies apart while both hold words that are only here', () => {
    const device = { rows: [temp, mine], outbox: [save(TEMP, 4), save(ID, 3, false)] }
    expect(after(device, [{ id: TEMP, edits: 4 }], { ids: answer.ids })).toMatchObject({
      texts: { [TEMP]: 'mine', [ID]: 'mine' },
      waiting: [
        ['save', TEMP, 4, true],
        ['save', ID, 3, false],
      ],
    })
  })
})

describe('SYNC-36 an answer replaces the text only if the counter is the one that was sent', () => {
  const answer = { entries: [version(ID, 9, 'theirs')] }

  it('the same counter: the text of the server', () => {
    const device = { rows: [mine], outbox: [save(ID, 4)] }
    expect(after(device, [{ id: ID, edits: 4 }], answer)).toMatchObject({
      texts: { [ID]: 'theirs' },
      waiting: [],
    })
  })

  it('the same counter: also a stamp that the server has put back', () => {
    const ahead = { ...mine, entry: version(ID, 59, 'mine'), base: at(20) }
    const device = { rows: [ahead], outbox: [save(ID, 4)] }
    expect(after(device, [{ id: ID, edits: 4 }], answer).texts).toEqual({ [ID]: 'theirs' })
  })

  it.each([
    ['an edit after the request', [{ id: ID, edits: 3 }], false],
    ['an answer to somebody else’s change', [], true],
  ])('%s: the text stays and waits', (_, sent, still) => {
    const device = { rows: [mine], outbox: [save(ID, 4)] }
    const result = after(device, sent, answer)
    expect(result).toMatchObject({ texts: { [ID]: 'mine' }, waiting: [['save', ID, 4, still]] })
    expect(result.rows.get(ID)?.base).toBe(at(9))
  })
})

describe('what others did', () => {
  it('comes in, new and newer', () => {
    expect(after({}, [], { entries: [version(ID, 9, 'new')] }).texts).toEqual({ [ID]: 'new' })
    const newer = { entries: [version(ID, 9, 'newer')] }
    expect(after({ rows: [clean] }, [], newer).texts).toEqual({ [ID]: 'newer' })
  })

  it('comes in no more when the answer is older than what is here', () => {
    const older = { entries: [version(ID, 4, 'older')] }
    expect(after({ rows: [clean] }, [], older).texts).toEqual({ [ID]: 'kept' })
    const dirty = { rows: [{ ...mine, base: at(8) }], outbox: [save(ID, 4)] }
    expect(after(dirty, [], older).rows.get(ID)?.base).toBe(at(8))
  })

  it('a deletion takes the copy away, unless the copy is of a later life', () => {
    expect(after({ rows: [clean] }, [], { deleted: [{ id: ID, deletedAt: at(5) }] }).texts).toEqual(
      {},
    )
    const earlier = { deleted: [{ id: ID, deletedAt: at(4) }] }
    expect(after({ rows: [clean] }, [], earlier).texts).toEqual({ [ID]: 'kept' })
    expect(after({}, [], earlier).texts).toEqual({})
  })

  it('a deletion leaves words that the server has not seen, newer or older', () => {
    for (const minute of [1, 30]) {
      const device = { rows: [mine], outbox: [save(ID, 4)] }
      const result = after(device, [], { deleted: [{ id: ID, deletedAt: at(minute) }] })
      expect(result).toMatchObject({ texts: { [ID]: 'mine' }, waiting: [['save', ID, 4, true]] })
    }
  })

  it('the server’s word about an edit and a deletion is taken', () => {
    const device = { rows: [mine], outbox: [save(ID, 4)] }
    const sent = [{ id: ID, edits: 4 }]
    const stays = after(device, sent, { deleted: [{ id: ID, deletedAt: at(1) }] })
    expect(stays).toMatchObject({ texts: {}, waiting: [] })
    const revived = after({ outbox: [removal(ID, 4, 2)] }, sent, {
      entries: [version(ID, 9, 'revived')],
    })
    expect(revived).toMatchObject({ texts: { [ID]: 'revived' }, waiting: [] })
  })

  it('the answer to a call that a deletion has overtaken brings nothing back', () => {
    const answer = { entries: [version(ID, 9, 'saved before')] }
    expect(after({}, [{ id: ID, edits: 4 }], answer).texts).toEqual({})
    const page = { ...answer, syncedAt: at(10) }
    expect(after({}, [{ id: ID, edits: 4 }], page).texts).toEqual({ [ID]: 'saved before' })
  })

  it('what a deletion would bring back goes by the new id, too', () => {
    const going = { ...removal(TEMP, 4, 2), row: temp } as OutboxItem
    const [item] = after({ outbox: [going] }, [], { ids: { [TEMP]: ID } }).outbox
    expect(item).toMatchObject({ id: ID, row: { entry: { _id: ID, content: 'mine' } } })
  })

  it('two deletions are one', () => {
    const device = { outbox: [removal(ID, 4, 2)] }
    expect(after(device, [], { deleted: [{ id: ID, deletedAt: at(1) }] }).waiting).toEqual([])
    const more = { outbox: [{ ...removal(ID, 4, 2), earlier: true as const }] }
    expect(after(more, [], { deleted: [{ id: ID, deletedAt: at(1) }] }).waiting).toHaveLength(1)
    const named = after({ rows: [temp] }, [], {
      ids: { [TEMP]: ID },
      deleted: [{ id: TEMP, deletedAt: at(30) }],
    })
    expect(named.texts).toEqual({})
  })
})

it('an answer that comes twice changes nothing more', () => {
  const answer = {
    entries: [version(ID, 1, 'as saved')],
    ids: { [TEMP]: ID },
    deleted: [{ id: 'gone', deletedAt: at(1) }],
  }
  const sent = [{ id: TEMP, edits: 4 }]
  const once = after({ rows: [temp], outbox: [save(TEMP, 4)] }, sent, answer)
  const twice = after({ rows: [...once.rows.values()] }, sent, answer)
  expect(twice.rows).toEqual(once.rows)
  expect(twice.waiting).toEqual([])
})

it('a copy that came by itself before the answer to its create is the one that stays', () => {
  const theirs = { ...version(ID, 1, 'mine'), userId: 'anna' }
  const device = {
    rows: [
      { ...temp, entry: { ...temp.entry, userId: '' } },
      { ...clean, entry: theirs },
    ],
    outbox: [save(TEMP, 4)],
  }
  const { rows } = after(device, [{ id: TEMP, edits: 4 }], { ids: { [TEMP]: ID } })
  expect([...rows.values()].map(({ entry }) => entry)).toEqual([theirs])
})

it('an id that maps to itself changes nothing', () => {
  const device = { rows: [clean] }
  expect(after(device, [], { ids: { [ID]: ID } })).toMatchObject({ texts: { [ID]: 'kept' } })
})
