import { describe, expect, it } from 'vitest'
import type { OutboxItem } from './local-row.ts'
import { syncStep } from './sync-machine.ts'
import {
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  syncStart,
  type Why,
} from './sync-state.ts'
import { refusedIds, syncStatus } from './sync-status.ts'

const ID = '65f2c3a0a1b2c3d4e5f60718'
const NOW = 1000
const half = () => 0.5

const save = (edits: number, over: Partial<OutboxItem> = {}): OutboxItem =>
  ({ kind: 'save', id: `temp_${edits}`, edits, sent: false, ...over }) as OutboxItem
const removal = (edits: number, id = ID, sent = false): OutboxItem => ({
  kind: 'delete',
  id,
  edits,
  sent,
  deletedAt: '2026-03-14T09:30:00.000Z',
  row: null,
})

/** A tab that leads, knows its level and has just heard all news. */
const calm: SyncState = { ...syncStart, leading: true, level: 'hybrid', pull: false }
const step = (state: SyncState, event: SyncEvent) => syncStep(state, event, half)
const run = (state: SyncState, ...events: readonly SyncEvent[]) =>
  events.reduce((before, event) => step(before, event).state, state)
const kinds = (effects: readonly SyncEffect[]) => effects.map(({ type }) => type)

const saved = (...outbox: OutboxItem[]): SyncEvent => ({ type: 'saved', outbox })
const answered = (outbox: OutboxItem[], more = false): SyncEvent => ({
  type: 'answered',
  now: NOW,
  answer: { outbox, more },
})
const failed = (why: Why, outbox: OutboxItem[], retryAfterMs = 0): SyncEvent => ({
  type: 'failed',
  now: NOW,
  failure: { why, outbox, retryAfterMs },
})

describe('a save', () => {
  it.each([
    ['a new entry', save(1)],
    ['an edit', save(2, { id: ID })],
    ['a deletion', removal(3)],
  ])('SYNC-01 %s marks that a sync is needed, and goes at once by a call of its own', (_, item) => {
    const { state, effects } = step(calm, saved(item))
    expect(effects).toEqual([{ type: 'mark-needed' }, { type: 'call', item }])
    expect(state.flight).toEqual({ kind: 'call', items: [item] })
  })

  it.each([
    ['what may have arrived', [save(1, { sent: true })]],
    ['more than a few', [save(1), save(2), save(3), save(4)]],
    ['the deletion of an entry that the server gave no id yet', [removal(2, 'temp_1', true)]],
  ])('%s goes by a page', (_, outbox) => {
    expect(step(calm, saved(...outbox)).effects).toContainEqual({ type: 'page', items: outbox })
  })

  it('is not sent twice because its mark was set', () => {
    const flying = run(calm, saved(save(1)))
    const { state, effects } = step(flying, saved(save(1, { sent: true })))
    expect(effects).toEqual([])
    const resting = run(state, failed('offline', [save(1, { sent: true })]))
    expect(step(resting, saved(save(1, { sent: true }))).effects).toEqual([])
  })

  it('goes at once, however long a failure still asks to wait', () => {
    const resting = run(calm, saved(save(1)), failed('server', [save(1, { sent: true })]))
    const outbox = [save(1, { sent: true }), save(2)]
    expect(step(resting, saved(...outbox)).effects).toContainEqual({ type: 'page', items: outbox })
  })

  it('during a call goes after it', () => {
    const flying = run(calm, saved(save(1)), saved(save(1), save(2)))
    const { effects } = step(flying, answered([save(2)]))
    expect(effects).toContainEqual({ type: 'call', item: save(2) })
  })

  it('SYNC-01 only marks while the device is offline, and goes once it is back', () => {
    const offline = run(calm, { type: 'offline' })
    const { state, effects } = step(offline, saved(save(1)))
    expect(effects).toEqual([{ type: 'mark-needed' }])
    expect(step(state, { type: 'online' }).effects).toEqual([{ type: 'page', items: [save(1)] }])
    expect(step(state, { type: 'timer' }).effects).toEqual([{ type: 'page', items: [save(1)] }])
  })

  it('only marks where another tab leads', () => {
    const { effects } = step({ ...calm, leading: false }, saved(save(1)))
    expect(effects).toEqual([{ type: 'mark-needed' }])
  })
})

describe('asking for what others wrote', () => {
  it.each(['online', 'visible', 'timer', 'leading'] as const)('at once: %s', (type) => {
    const state = type === 'leading' ? { ...calm, leading: false } : calm
    expect(step(state, { type }).effects).toEqual([{ type: 'page', items: [] }])
  })

  it('again within minutes', () => {
    const { effects } = step(run(calm, { type: 'timer' }), answered([]))
    expect(effects).toEqual([{ type: 'clear-needed' }, { type: 'look-again', ms: 180_000 }])
  })

  it('SYNC-44 goes on while the answer says that there is more', () => {
    const flying = run(calm, { type: 'timer' })
    const { state, effects } = step(flying, answered([], true))
    expect(kinds(effects)).toEqual(['clear-needed', 'page'])
    expect(kinds(step(state, answered([])).effects)).toEqual(['clear-needed', 'look-again'])
  })

  it('keeps the time of the answer before it goes on', () => {
    const answer = { outbox: [], syncedAt: '2026-03-14T09:30:00.000Z', more: true }
    const { effects } = step(run(calm, { type: 'timer' }), { type: 'answered', now: 1, answer })
    expect(effects[0]).toEqual({ type: 'save-last-sync', at: answer.syncedAt })
    expect(kinds(effects)).toEqual(['save-last-sync', 'clear-needed', 'page'])
  })
})

describe('SYNC-02 the mark', () => {
  it('is cleared by a success that leaves nothing, and set again by a failure', () => {
    const flying = run(calm, saved(save(1)))
    expect(kinds(step(flying, answered([])).effects)).toContain('clear-needed')
    expect(kinds(step(flying, answered([save(2)])).effects)).not.toContain('clear-needed')
    const { effects } = step(flying, failed('server', [save(1, { sent: true })]))
    expect(effects[0]).toEqual({ type: 'mark-needed' })
  })
})

describe('a failure', () => {
  it.each(['offline', 'server', 'busy', 'storage', 'answer'] as const)('%s: waits', (why) => {
    const { state, effects } = step(run(calm, saved(save(1))), failed(why, [save(1)]))
    expect(effects).toEqual([{ type: 'mark-needed' }, { type: 'wait', ms: 1500 }])
    expect(state.trouble).toEqual({ since: NOW, why })
  })

  it('waits longer each time, up to five minutes, and as long as the server asks for', () => {
    let state = run(calm, { type: 'timer' })
    const waits = Array.from({ length: 12 }, () => {
      const next = step(state, failed('offline', []))
      state = run(next.state, { type: 'timer' })
      return next.effects
    })
    expect(waits.flat().map((effect) => 'ms' in effect && effect.ms)).toEqual([
      1500, 3000, 6000, 12_000, 24_000, 48_000, 96_000, 192_000, 225_000, 225_000, 225_000, 225_000,
    ])
    expect(step(state, failed('busy', [], 600_000)).effects).toEqual([
      { type: 'wait', ms: 600_000 },
    ])
  })

  it('is not cut short when the server asked to be left alone', () => {
    const { state } = step(run(calm, { type: 'visible' }), failed('busy', [], 600_000))
    const events: SyncEvent[] = [
      { type: 'online' },
      { type: 'visible' },
      { type: 'leading' },
      saved(save(9)),
      { type: 'level', level: undefined },
    ] as SyncEvent[]
    for (const event of events) {
      expect(kinds(step(state, event).effects).filter((kind) => kind !== 'mark-needed')).toEqual([])
    }
    expect(kinds(step(state, { type: 'timer' }).effects)).toEqual(['page'])
  })

  it('starts anew after a success', () => {
    const well = run(
      calm,
      { type: 'timer' },
      failed('offline', []),
      { type: 'online' },
      answered([]),
    )
    expect(well).toMatchObject({ failures: 0, trouble: null, savedAt: NOW })
  })
})

describe('a refusal', () => {
  it('of a call: the page, which says more, is asked', () => {
    const item = save(1, { id: ID })
    const sent = { ...item, sent: true }
    const { effects } = step(run(calm, saved(item)), failed('refused', [sent]))
    expect(effects).toContainEqual({ type: 'page', items: [sent] })
  })

  it('of a page: the one item that is not taken is found, and all others go', () => {
    const outbox = Array.from({ length: 9 }, (_, n) => save(n + 1))
    let left = outbox
    let { state, effects } = step(calm, saved(...outbox))
    for (let rounds = 0; rounds < 40; rounds += 1) {
      const page = effects.find((effect) => effect.type === 'page')
      if (!page) break
      const bad = page.items.some(({ edits }) => edits === 4)
      if (!bad) left = left.filter((item) => !page.items.includes(item))
      ;({ state, effects } = step(state, bad ? failed('refused', left) : answered(left)))
    }
    expect(left).toEqual([save(4)])
    expect(state.flight).toBeNull()
    expect(kinds(step(state, { type: 'visible' }).effects)).toEqual(['page'])
    const edited = step(state, saved(save(10, { id: 'temp_4' })))
    expect(kinds(edited.effects)).toContain('call')
  })

  it('is tried once more when that is wished, and not over and over', () => {
    const item = save(1, { sent: true })
    const known = run(calm, saved(item), failed('refused', [item]))
    expect([known.flight, refusedIds(known)]).toEqual([null, ['temp_1']])
    const again = step(known, { type: 'again', id: 'temp_1' })
    expect(again.effects).toEqual([{ type: 'page', items: [item] }])
    expect(refusedIds(again.state)).toEqual([])
    const still = run(again.state, failed('refused', [item]))
    expect([still.flight, refusedIds(still)]).toEqual([null, ['temp_1']])
    expect(step(known, { type: 'again', id: 'temp_2' })).toEqual({ state: known, effects: [] })
  })

  it('of a page that carried nothing: waits', () => {
    const { effects } = step(run(calm, { type: 'timer' }), failed('refused', []))
    expect(kinds(effects)).toEqual(['wait'])
  })
})

describe('the privacy level', () => {
  const unknown = { ...calm, level: undefined }

  it('PRIV-44 nothing is sent until it is known', () => {
    for (const event of [saved(save(1)), saved(removal(2)), { type: 'online' } as const]) {
      const { effects } = step(unknown, event)
      expect(kinds(effects).filter((type) => type !== 'mark-needed')).toEqual(['ask-level'])
    }
    const asking = run(unknown, saved(save(1)))
    expect(kinds(step(asking, { type: 'level-asked', level: undefined }).effects)).toEqual(['wait'])
    expect(kinds(step(asking, failed('offline', [save(1)])).effects)).toEqual([
      'mark-needed',
      'wait',
    ])
    const known = step(asking, { type: 'level-asked', level: 'cloud' })
    expect(known.effects).toEqual([{ type: 'call', item: save(1) }])
  })

  it('local sends deletions and no words', () => {
    const local = { ...calm, level: 'local' } as const
    expect(kinds(step(local, saved(save(1))).effects)).toEqual(['mark-needed', 'look-again'])
    const items = [removal(3)]
    expect(step(local, saved(save(1), ...items)).effects).toContainEqual({
      type: 'call',
      item: removal(3),
    })
    const held = run(local, saved(save(1)), { type: 'timer' })
    expect(held.flight).toEqual({ kind: 'page', items: [] })
  })

  it('that the server refuses is asked for again, and the same one not tried at once', () => {
    const flying = run(calm, { type: 'timer' })
    const asking = step(flying, failed('level', []))
    expect(kinds(asking.effects)).toEqual(['ask-level'])
    const same = step(asking.state, { type: 'level-asked', level: 'hybrid' })
    expect(kinds(same.effects)).toEqual(['wait'])
    const other = step(asking.state, { type: 'level-asked', level: 'local' })
    expect(kinds(other.effects)).toEqual(['page'])
  })

  it('that changes meanwhile waits for what is under way', () => {
    const flying = run(calm, { type: 'timer' })
    const { state, effects } = step(flying, { type: 'level', level: 'local' })
    expect(effects).toEqual([])
    expect(state).toMatchObject({ level: 'local', flight: { kind: 'page' } })
    expect(kinds(step(calm, { type: 'level', level: undefined }).effects)).toEqual(['wait'])
  })
})

it('after the session has ended nothing happens any more', () => {
  const { state, effects } = step(run(calm, saved(save(1))), { type: 'signed-out' })
  expect(effects).toEqual([{ type: 'stop-waiting' }])
  for (const event of [answered([]), saved(save(2)), { type: 'online' } as const]) {
    expect(step(state, event)).toEqual({ state, effects: [] })
  }
})

it('asks less of a slow line with every page that takes too long, and more again with each that arrives', () => {
  const outbox = [save(1, { sent: true }), save(2), save(3), save(4)]
  const slow: SyncEvent = {
    type: 'failed',
    now: NOW,
    failure: { why: 'offline', outbox, slow: true },
  }
  let state = run(calm, saved(...outbox))
  const pages: (number | undefined)[] = []
  const note = (event: SyncEvent) => {
    const next = step(state, event)
    state = next.state
    pages.push(...next.effects.flatMap((one) => (one.type === 'page' ? [one.bytes] : [])))
  }
  for (const event of [slow, { type: 'timer' }, slow, { type: 'timer' }] as const) note(event)
  note(answered(outbox))
  note(answered(outbox))
  expect(pages).toEqual([1_000_000, 500_000, 1_000_000, undefined])
  const stuck = Array.from({ length: 40 }, () => [slow, { type: 'timer' }] as const).flat()
  for (const event of stuck) note(event)
  expect(pages.at(-1)).toBe(1000)
})

describe('SYNC-49 what the server has not stored', () => {
  const item = save(1, { sent: true })
  const notTaken = (
    why: 'full' | 'versions-full' | 'versions',
    ...outbox: OutboxItem[]
  ): SyncEvent => ({
    type: 'answered',
    now: NOW,
    answer: { outbox, notTaken: [{ id: item.id, edits: item.edits, why }] },
  })

  it.each(['full', 'versions-full', 'versions'] as const)(
    'for the reason %s waits, and is not sent at once again',
    (why) => {
      const { state, effects } = step(run(calm, saved(item)), notTaken(why, item))
      expect(kinds(effects)).toEqual(['look-again'])
      expect(refusedIds(state)).toEqual([item.id])
      expect(syncStatus(state)).toEqual({ kind: 'failed', count: 1, since: NOW, why })
      const edited = { ...item, edits: 2 }
      expect(kinds(step(state, saved(edited)).effects)).toContain('page')
    },
  )

  it.each(['full', 'versions-full'] as const)(
    'because storage is %s is tried again with the next look',
    (why) => {
      const held = run(calm, saved(item), notTaken(why, item))
      const { state } = step(held, { type: 'timer' })
      expect(state.flight).toEqual({ kind: 'page', items: [item] })
      const late = run(calm, saved(item), notTaken('versions', item), { type: 'timer' })
      expect(late.flight).toEqual({ kind: 'page', items: [] })
    },
  )

  it.each(['full', 'versions-full'] as const)(
    'because storage is %s is tried again once a deletion has made room, and no sooner',
    (why) => {
      const held = run(calm, saved(item), notTaken(why, item))
      const deleting = run(held, saved(item, removal(2)))
      expect(deleting.flight).toEqual({ kind: 'call', items: [removal(2)] })
      const { state } = step(deleting, answered([item]))
      expect(state.flight).toEqual({ kind: 'page', items: [item] })
      // It came in one page with the deletion: only the next one can tell.
      const both = run(calm, saved(item, removal(2)), notTaken(why, item))
      expect(both.flight).toEqual({ kind: 'page', items: [item] })
      const unsettled = run(calm, saved(item, removal(2)), notTaken(why, item, removal(2)))
      expect(refusedIds(unsettled)).toEqual([item.id])
    },
  )
})
