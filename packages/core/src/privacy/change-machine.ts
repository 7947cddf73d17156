import { backoffMs } from '#sync/index.ts'
import type {
  ChangeEffect,
  ChangeEvent,
  ChangeState,
  ChangeStep,
  Ending,
  LevelChange,
  Trouble,
  Work,
} from './change-state.ts'
import { noChange } from './change-state.ts'
import { isLooser, stricter } from './strictness.ts'

/** Gives up after this many checks in a row that found something. */
const ROUNDS = 20

/** Transient failures: retried with a backoff. */
const PASSING: readonly Trouble[] = ['offline', 'server', 'busy', 'answer']

/**
 * The reducer of a privacy level change. It fails closed: a stricter level is in force on the
 * device before anything else happens, a looser one only after the server has agreed. `random`
 * gives numbers in [0, 1).
 */
export function changeStep(
  state: ChangeState,
  event: ChangeEvent,
  random: () => number,
): ChangeStep {
  switch (event.type) {
    case 'start':
      return state.change ? same(state) : begin(event)
    case 'found':
      return takeUp(event)
    case 'elsewhere':
      return same({ ...noChange, change: event.change, elsewhere: event.change !== null })
    case 'dismiss':
      return same({ ...state, ended: null })
  }
  const { change } = state
  if (!change || state.elsewhere) return same(state)
  return during(state as Running, event, random)
}

type Running = ChangeState & { readonly change: LevelChange }
type During = Exclude<ChangeEvent, { type: 'start' | 'found' | 'elsewhere' | 'dismiss' }>

function during(state: Running, event: During, random: () => number): ChangeStep {
  switch (event.type) {
    case 'server-agreed':
      return onAgreed(state)
    case 'server-differs':
      return end(state, 'overtaken')
    case 'moved':
      return next(state, event.count > 0 ? 'settle' : 'check')
    case 'settled':
      return next(state, 'move')
    case 'checked':
      return onChecked(state, event.left)
    case 'progress':
      return same(progress(state, event.left))
    case 'failed':
      return onFailed(state, event, random)
    case 'trouble':
      return same({ ...state, trouble: event.why })
    case 'retry':
      return state.busy || state.change.paused ? same(state) : go(state)
    case 'pause':
      return pause(state)
    case 'continue':
      return resume(state)
    case 'stop':
      return stop(state)
    case 'level':
      return overtakenBy(event.level, state.change) ? end(state, 'overtaken') : same(state)
  }
}

const same = (state: ChangeState): ChangeStep => ({ state, effects: [] })

function begin({ wanted, now, left }: Extract<ChangeEvent, { type: 'start' }>): ChangeStep {
  const change: LevelChange = { ...wanted, startedAt: now, step: 'server', total: left }
  return {
    state: { ...noChange, change, left, busy: true },
    effects: [...strictFirst(change), { type: 'keep', change }, { type: 'do', work: 'set-server' }],
  }
}

/** A stricter level comes first, even before the change is recorded. */
function strictFirst({ from, to }: LevelChange): ChangeEffect[] {
  return isLooser(to, from) ? [] : [{ type: 'tighten', level: to }]
}

/** Repeats what was in flight when the page was closed; all steps are idempotent. */
function takeUp({ change, left, level }: Extract<ChangeEvent, { type: 'found' }>): ChangeStep {
  // After a crash, only a stricter level is certain to be in force on the device.
  const known = !isLooser(change.to, change.from)
  if (known && overtakenBy(level, change)) return end({ ...noChange, change, left }, 'overtaken')
  const agreedTo = isLooser(change.to, change.from) ? 'ask-server' : 'move'
  const toServer = change.stopping ? 'unset-server' : 'set-server'
  const work = change.step === 'server' ? toServer : agreedTo
  const busy = !change.paused
  return {
    state: progress({ ...noChange, change, work, busy }, left),
    effects: [...strictFirst(change), ...(busy ? [{ type: 'do', work } as const] : [])],
  }
}

function onAgreed(state: Running): ChangeStep {
  if (state.change.stopping) {
    return state.work === 'unset-server' ? backAsItWas(state) : go(state, 'unset-server')
  }
  const { from, to, way } = state.change
  const loosened: ChangeEffect[] = isLooser(to, from) ? [{ type: 'set-device', level: to }] : []
  const after = { ...state, change: { ...state.change, step: 'move' as const } }
  const { state: next, effects } = way === 'leave' ? end(after, 'done') : go(after, 'move')
  return { state: next, effects: [...loosened, ...effects] }
}

function onChecked(state: Running, left: number): ChangeStep {
  if (left === 0) return end({ ...state, left }, 'done')
  const rounds = state.rounds + 1
  const known = { ...progress(state, left), rounds }
  if (rounds >= ROUNDS) return same({ ...known, work: 'check', busy: false, trouble: 'stuck' })
  return next(known, 'move')
}

function next(state: Running, work: Work): ChangeStep {
  const then = { ...state, work, busy: false, failures: 0, trouble: null }
  return state.change.paused ? same(then) : doing(then, work, [])
}

function go(state: Running, work = state.work): ChangeStep {
  const rounds = state.trouble === 'stuck' ? 0 : state.rounds
  return doing({ ...state, rounds }, work, [{ type: 'keep', change: state.change }])
}

function doing(state: Running, work: Work, before: ChangeEffect[]): ChangeStep {
  return {
    state: { ...state, work, busy: true, trouble: null },
    effects: [...before, { type: 'do', work }],
  }
}

function progress<S extends Running>(state: S, left: number): S {
  const total = Math.max(state.change.total, left)
  return { ...state, left, change: { ...state.change, total } }
}

function onFailed(
  state: Running,
  { why, retryAfterMs = 0 }: Extract<ChangeEvent, { type: 'failed' }>,
  random: () => number,
): ChangeStep {
  // Whether the server received it is unknown.
  if (state.change.stopping && state.work === 'set-server') return go(state, 'unset-server')
  const failures = state.failures + 1
  const ms = Math.max(retryAfterMs, backoffMs(failures, random()))
  return {
    state: { ...state, busy: false, trouble: why, failures },
    effects: PASSING.includes(why) ? [{ type: 'wait', ms }] : [],
  }
}

/** Before the server has agreed, there's nothing to postpone. */
function pause(state: Running): ChangeStep {
  if (state.change.step === 'server' || state.change.paused) return same(state)
  const change = { ...state.change, paused: true as const }
  return { state: { ...state, change, trouble: null }, effects: [{ type: 'keep', change }] }
}

function resume(state: Running): ChangeStep {
  const { paused, ...change } = state.change
  if (!paused) return same(state)
  const awake = { ...state, change }
  if (!state.busy) return go(awake)
  return { state: awake, effects: [{ type: 'keep', change }] }
}

/** Moved entries stay moved; before that, everything is rolled back. */
function stop(state: Running): ChangeStep {
  if (state.change.step === 'move') return end(state, 'stopped')
  if (!state.busy) return backAsItWas(state)
  // The server may still accept the request in flight: only its answer says which level is in force.
  const change = { ...state.change, stopping: true as const }
  return { state: { ...state, change }, effects: [{ type: 'keep', change }] }
}

function backAsItWas(state: Running): ChangeStep {
  const { from, to } = state.change
  const over = end(state, 'stopped')
  const back: ChangeEffect[] = isLooser(to, from) ? [] : [{ type: 'set-device', level: from }]
  return { state: over.state, effects: [...back, ...over.effects] }
}

function end({ change, left }: Running, how: Ending['how']): ChangeStep {
  const ended = { how, change, left: how === 'done' ? 0 : left }
  return { state: { ...noChange, ended }, effects: [{ type: 'forget' }] }
}

/** A stricter level was chosen on another device since, so this change must not happen. */
function overtakenBy(level: LevelChange['to'] | undefined, { to, step }: LevelChange): boolean {
  return step === 'move' && level !== undefined && level !== to && stricter(level, to) === level
}
