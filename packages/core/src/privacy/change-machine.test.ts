import { describe, expect, it } from 'vitest'
import { changeStep } from './change-machine.ts'
import { type ChangeEffect, type ChangeEvent, type ChangeState, noChange } from './change-state.ts'
import { type Way, waysTo } from './ways.ts'

type Level = 'local' | 'hybrid' | 'cloud'

const half = () => 0.5
const start = (from: Level, to: Level, way: Way, left = 3): ChangeEvent => {
  return { type: 'start', wanted: { from, to, way }, now: 7, left }
}

/** Goes through events; answers the last state, and all effects as words. */
function after(events: readonly ChangeEvent[], from: ChangeState = noChange) {
  let state = from
  const effects: string[] = []
  for (const event of events) {
    const step = changeStep(state, event, half)
    state = step.state
    effects.push(...step.effects.map(inWords))
  }
  return { state, effects }
}

function inWords(effect: ChangeEffect): string {
  if (effect.type === 'do') return effect.work
  if (effect.type === 'keep') return `keep ${effect.change.step}`
  if (effect.type === 'wait') return `wait ${effect.ms}`
  return 'level' in effect ? `${effect.type} ${effect.level}` : effect.type
}

const agreed: ChangeEvent = { type: 'server-agreed' }
const moved = (count: number): ChangeEvent => ({ type: 'moved', count })
const settled: ChangeEvent = { type: 'settled' }
const checked = (left: number): ChangeEvent => ({ type: 'checked', left })

describe('the ways', () => {
  it('are those that fit the level', () => {
    expect(waysTo('cloud')).toEqual(['upload', 'leave'])
    expect(waysTo('hybrid')).toEqual(['upload', 'bring', 'leave'])
    expect(waysTo('local')).toEqual(['bring', 'leave'])
  })
})

describe('the order of a change', () => {
  it('to a stricter level begins on the device, before anything is noted or sent', () => {
    const { effects, state } = after([start('hybrid', 'local', 'bring'), agreed])
    expect(effects).toEqual(['tighten local', 'keep server', 'set-server', 'keep move', 'move'])
    expect(state).toMatchObject({ work: 'move', busy: true, left: 3, change: { total: 3 } })
  })

  it('to a looser level waits for the server, and only then loosens the device', () => {
    const { effects } = after([start('local', 'cloud', 'upload'), agreed])
    expect(effects).toEqual(['keep server', 'set-server', 'set-device cloud', 'keep move', 'move'])
  })

  it('is over once the levels hold, where nothing is to move', () => {
    const { effects, state } = after([start('cloud', 'hybrid', 'leave'), agreed])
    expect(effects).toEqual(['tighten hybrid', 'keep server', 'set-server', 'forget'])
    expect(state).toMatchObject({ change: null, ended: { how: 'done', left: 0 } })
  })

  it('moves some, waits for them, and checks when there are no more, until nothing is left', () => {
    const events = [moved(25), settled, moved(0), checked(2), moved(2), settled, moved(0)]
    const begun = after([start('hybrid', 'local', 'bring'), agreed]).state
    const { effects, state } = after(events, begun)
    expect(effects).toEqual(['settle', 'move', 'check', 'move', 'settle', 'move', 'check'])
    expect(after([checked(0)], state)).toMatchObject({ effects: ['forget'] })
  })
})

type Found = Extract<ChangeEvent, { type: 'found' }>

describe('a change that was interrupted', () => {
  const found = (from: Level, to: Level, step: 'server' | 'move', more = {}): Found => {
    const change = { from, to, way: 'bring', startedAt: 7, step, total: 5, ...more } as const
    return { type: 'found', change, left: 2, level: from }
  }

  it.each([
    [
      'stricter, before the server agreed',
      found('hybrid', 'local', 'server'),
      'tighten local,set-server',
    ],
    ['stricter, after it agreed', found('hybrid', 'local', 'move'), 'tighten local,move'],
    ['looser, before the server agreed', found('local', 'hybrid', 'server'), 'set-server'],
    [
      'taken back, before it was known whether the server agreed',
      found('local', 'hybrid', 'server', { stopping: true }),
      'unset-server',
    ],
    ['looser, after it agreed', found('local', 'hybrid', 'move'), 'ask-server'],
    ['paused', found('hybrid', 'local', 'move', { paused: true }), 'tighten local'],
  ])('goes on: %s', (_, event, effects) => {
    const { state, ...done } = after([event])
    expect(done.effects.join()).toBe(effects)
    expect(state).toMatchObject({ left: 2, change: { total: 5 }, elsewhere: false })
  })

  it('is over where the server has another level by now, and loosens nothing', () => {
    const events = [found('local', 'hybrid', 'move'), { type: 'server-differs' } as const]
    const { state, effects } = after(events)
    expect(effects).toEqual(['ask-server', 'forget'])
    expect(state.ended).toMatchObject({ how: 'overtaken', left: 2 })
  })

  it('is over where a stricter level holds here by now', () => {
    const event: Found = { ...found('cloud', 'hybrid', 'move'), level: 'local' }
    expect(after([event]).effects).toEqual(['forget'])
  })

  it('by another tab is only shown', () => {
    const { change } = found('hybrid', 'local', 'move')
    const shown = after([{ type: 'elsewhere', change }]).state
    expect(shown).toMatchObject({ elsewhere: true, change: { to: 'local' } })
    expect(after([{ type: 'stop' }, moved(3), { type: 'retry' }], shown).effects).toEqual([])
    expect(after([{ type: 'elsewhere', change: null }], shown).state).toEqual(noChange)
  })
})

describe('a change under way', () => {
  const moving = after([start('hybrid', 'local', 'bring'), agreed]).state

  it('waits for what passes, and notes anew what it is before it tries again', () => {
    const failed = after([{ type: 'failed', why: 'offline' }], moving)
    expect(failed.effects).toEqual(['wait 1500'])
    expect(failed.state).toMatchObject({ busy: false, trouble: 'offline' })
    expect(after([{ type: 'retry' }], failed.state).effects).toEqual(['keep move', 'move'])
    const asked = { type: 'failed', why: 'busy', retryAfterMs: 60_000 } as const
    expect(after([asked], moving).effects).toEqual(['wait 60000'])
  })

  it.each(['storage', 'stale', 'refused', 'session'] as const)('leaves %s to the person', (why) => {
    const { state, effects } = after([{ type: 'failed', why }], moving)
    expect(effects).toEqual([])
    expect(state.trouble).toBe(why)
    expect(after([{ type: 'retry' }], state).state.trouble).toBeNull()
  })

  it('can be paused once the levels hold, and goes on where it was', () => {
    const early = after([start('hybrid', 'local', 'bring'), { type: 'pause' }])
    expect(early.state.change?.paused).toBeUndefined()
    const paused = after([{ type: 'pause' }, moved(25), { type: 'retry' }], moving)
    expect(paused.effects).toEqual(['keep move'])
    expect(paused.state).toMatchObject({ busy: false, work: 'settle', change: { paused: true } })
    const going = after([{ type: 'continue' }], paused.state)
    expect(going.effects).toEqual(['keep move', 'settle'])
    expect(going.state.change).not.toHaveProperty('paused')
    expect(after([{ type: 'pause' }, { type: 'continue' }], moving).effects).toEqual([
      'keep move',
      'keep move',
    ])
  })

  it('that is stopped leaves what has moved, and before that goes back', () => {
    const stopped = after([{ type: 'progress', left: 2 }, { type: 'stop' }, moved(3)], moving)
    expect(stopped.effects).toEqual(['forget'])
    expect(stopped.state.ended).toMatchObject({ how: 'stopped', left: 2, change: { step: 'move' } })
    expect(after([{ type: 'dismiss' }], stopped.state).state).toEqual(noChange)
    const failedAndStopped: ChangeEvent[] = [{ type: 'failed', why: 'offline' }, { type: 'stop' }]
    const early = after([start('hybrid', 'local', 'bring'), ...failedAndStopped]).effects
    expect(early.slice(4)).toEqual(['set-device hybrid', 'forget'])
    const looser = after([start('local', 'cloud', 'upload'), ...failedAndStopped]).effects
    expect(looser.slice(3)).toEqual(['forget'])
  })

  it.each([
    ['taken it', agreed],
    ['perhaps taken it', { type: 'failed', why: 'offline' } as const],
  ])('that is stopped while the server is told is over once that has %s and back', (_, outcome) => {
    const stopping = after([start('hybrid', 'local', 'bring'), { type: 'stop' }])
    expect(stopping.effects.slice(3)).toEqual(['keep server'])
    expect(stopping.state).toMatchObject({ ended: null, busy: true, change: { stopping: true } })
    const back = after([{ type: 'stop' }, outcome], stopping.state)
    expect(back.effects.at(-1)).toBe('unset-server')
    expect(back.state.ended).toBeNull()
    const over = after([agreed], back.state)
    expect(over.effects).toEqual(['set-device hybrid', 'forget'])
    expect(over.state.ended).toMatchObject({ how: 'stopped', change: { step: 'server' } })
    const overtaken = after([{ type: 'server-differs' }], back.state)
    expect(overtaken.effects).toEqual(['forget'])
    // Where the server cannot be reached, the person need not wait for it.
    const failedAndStopped: ChangeEvent[] = [{ type: 'failed', why: 'offline' }, { type: 'stop' }]
    expect(after(failedAndStopped, back.state).effects).toEqual([
      'wait 1500',
      'set-device hybrid',
      'forget',
    ])
  })

  it('is over when a stricter level is chosen, and for nothing else', () => {
    const up = after([start('local', 'cloud', 'upload'), agreed]).state
    expect(after([{ type: 'level', level: 'cloud' }], up).effects).toEqual([])
    expect(after([{ type: 'level', level: undefined }], up).effects).toEqual([])
    const { state } = after([{ type: 'level', level: 'hybrid' }], up)
    expect(state.ended?.how).toBe('overtaken')
  })

  it('says so when the server keeps showing what it was asked to remove', () => {
    const round = [moved(1), settled, moved(0), checked(1)]
    const rounds = Array.from({ length: 20 }, () => round).flat()
    const { state } = after(rounds, moving)
    expect(state).toMatchObject({ trouble: 'stuck', busy: false })
    expect(after([{ type: 'retry' }], state).state).toMatchObject({ trouble: null, rounds: 0 })
  })

  it('is not begun a second time', () => {
    expect(after([start('local', 'cloud', 'leave')], moving).state).toBe(moving)
  })

  it('counts what is left, also what comes on top', () => {
    const { state } = after(
      [
        { type: 'progress', left: 1 },
        { type: 'progress', left: 9 },
      ],
      moving,
    )
    expect(state).toMatchObject({ left: 9, change: { total: 9 } })
    expect(after([{ type: 'trouble', why: 'offline' }], state).state.trouble).toBe('offline')
  })
})
