import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededRandom } from '#testing/index.ts'
import type { OutboxItem } from './local-row.ts'
import { syncStep } from './sync-machine.ts'
import {
  type FailedCall,
  type SyncEffect,
  type SyncEvent,
  syncStart,
  type Why,
} from './sync-state.ts'

type Outcome = 'well' | 'more' | Why
type Act =
  | { readonly do: 'save'; readonly entry: number }
  | { readonly do: 'delete'; readonly entry: number }
  | { readonly do: 'answer'; readonly outcome: Outcome }
  | { readonly do: 'ring' }
  | { readonly do: 'event'; readonly event: SyncEvent }

const outcomes: Outcome[] = [
  ...(['well', 'well', 'more', 'offline', 'server', 'busy'] as const),
  ...(['refused', 'level', 'storage', 'answer'] as const),
]
const entry = fc.nat({ max: 12 })
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('save' as const), entry }),
  fc.record({ do: fc.constant('delete' as const), entry }),
  fc.record({ do: fc.constant('answer' as const), outcome: fc.constantFrom(...outcomes) }),
  fc.constant<Act>({ do: 'ring' }),
  fc.record({
    do: fc.constant('event' as const),
    event: fc.constantFrom<SyncEvent>(
      ...(['online', 'offline', 'visible', 'leading'] as const).map((type) => ({ type })),
      ...[0, 1, 2].map((id) => ({ type: 'again', id: `${id}` }) as const),
      ...(['cloud', 'hybrid', 'local', undefined] as const).map(
        (level) => ({ type: 'level', level }) as const,
      ),
    ),
  }),
)

/** One tab with its outbox and its timer; the test plays the server. */
function aTab(seed: number) {
  const random = seededRandom(seed)
  const outbox = new Map<string, OutboxItem>()
  let state = syncStart
  let edits = 0
  let timer = false
  let flying: readonly OutboxItem[] | 'level' | null = null
  let flights = 0

  const dispatch = (event: SyncEvent) => {
    const next = syncStep(state, event, random)
    state = next.state
    for (const effect of next.effects) perform(effect)
    // Nothing that waits is forgotten.
    if (state.leading) expect(flying !== null || timer, JSON.stringify(event)).toBe(true)
    expect(state.flight !== null).toBe(flying !== null)
    expect([...outbox.values()]).toEqual(state.outbox)
  }

  const perform = (effect: SyncEffect) => {
    if (effect.type === 'wait' || effect.type === 'look-again') timer = true
    if (effect.type === 'ask-level') take('level')
    if (effect.type === 'call') take([effect.item])
    if (effect.type === 'page') take(effect.items)
  }

  const take = (what: readonly OutboxItem[] | 'level') => {
    expect(flying).toBeNull()
    flights += 1
    flying = what
    if (what === 'level') return
    // Words leave only under a level that allows it.
    expect(state.level).toBeDefined()
    if (state.level === 'local') expect(what.every(({ kind }) => kind === 'delete')).toBe(true)
    for (const item of what) outbox.set(item.id, { ...item, sent: true })
    state = { ...state, outbox: [...outbox.values()] }
  }

  const write = (item: OutboxItem) => {
    outbox.delete(item.id)
    outbox.set(item.id, item)
    dispatch({ type: 'saved', outbox: [...outbox.values()] })
  }

  const answer = (outcome: Outcome) => {
    const landed = flying
    if (landed === null) return
    flying = null
    if (landed === 'level') return answerLevel(outcome)
    if (outcome !== 'well' && outcome !== 'more') return fail(outcome)
    for (const item of landed) {
      if (outbox.get(item.id)?.edits === item.edits) outbox.delete(item.id)
    }
    const left = [...outbox.values()]
    dispatch({ type: 'answered', now: 1, answer: { outbox: left, more: outcome === 'more' } })
  }

  const answerLevel = (outcome: Outcome) => {
    if (outcome === 'well' || outcome === 'more' || outcome === 'level')
      return dispatch({ type: 'level-asked', level: 'cloud' })
    return fail(outcome)
  }

  const fail = (why: FailedCall['why']) =>
    dispatch({ type: 'failed', now: 1, failure: { why, outbox: [...outbox.values()] } })

  return {
    act(what: Act) {
      if (what.do === 'answer') answer(what.outcome)
      else if (what.do === 'event') dispatch(what.event)
      else if (what.do === 'ring') {
        if (timer) {
          timer = false
          dispatch({ type: 'timer' })
        }
      } else {
        edits += 1
        const base = {
          id: `${what.entry}`,
          edits,
          sent: outbox.get(`${what.entry}`)?.sent ?? false,
        }
        if (what.do === 'save') write({ kind: 'save', ...base })
        else write({ kind: 'delete', ...base, deletedAt: '', row: null })
      }
    },
    answer,
    state: () => state,
    flying: () => flying,
    flights: () => flights,
    outbox,
  }
}

const life = fc.tuple(fc.integer(), fc.array(acts, { maxLength: 60 }))

it('nothing that waits is forgotten, nothing is sent twice at once, no words leave too early', () => {
  fc.assert(
    fc.property(life, ([seed, history]) => {
      const tab = aTab(seed)
      for (const what of history) tab.act(what)
    }),
    { numRuns: 500 },
  )
})

it('once the server answers well everything arrives, and then it is quiet', () => {
  fc.assert(
    fc.property(life, ([seed, history]) => {
      const tab = aTab(seed)
      for (const what of history) tab.act(what)
      tab.act({ do: 'event', event: { type: 'leading' } })
      tab.act({ do: 'event', event: { type: 'level', level: 'cloud' } })
      for (let round = 0; round < 6; round += 1) {
        for (let calls = 0; tab.flying() !== null && calls < 20; calls += 1) tab.answer('well')
        expect(tab.flying()).toBeNull()
        tab.act({ do: 'ring' })
      }
      const { refused } = tab.state()
      const left = [...tab.outbox.values()].filter(({ id, edits }) => refused[id]?.edits !== edits)
      expect(left).toEqual([])
    }),
    { numRuns: 300 },
  )
})

it.each(['offline', 'server', 'busy', 'storage', 'answer', 'level', 'refused'] as const)(
  'a server that always answers the same failure is left in peace: %s',
  (outcome) => {
    fc.assert(
      fc.property(life, ([seed, history]) => {
        const tab = aTab(seed)
        for (const what of history) tab.act(what)
        const before = tab.flights()
        for (let calls = 0; tab.flying() !== null && calls < 100; calls += 1) tab.answer(outcome)
        expect(tab.flying()).toBeNull()
        expect(tab.flights() - before).toBeLessThan(60)
      }),
      { numRuns: 100 },
    )
  },
)
