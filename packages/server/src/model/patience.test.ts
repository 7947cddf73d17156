import { describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { patience } from './patience.ts'

const LIMITS = readConfig({}).modelUse.limits

function aCall() {
  const running = new Map<number, { act: () => void; ms: number }>()
  let next = 0
  const timers = {
    set(act: () => void, ms: number) {
      next += 1
      running.set(next, { act, ms })
      return next
    },
    clear: (timer: unknown) => void running.delete(timer as number),
  }
  const wish = new AbortController()
  const call = patience(LIMITS, wish.signal, timers)
  return {
    call,
    wish,
    waiting: () => [...running.values()].map(({ ms }) => ms).sort((a, b) => a - b),
    ring: (ms: number) => [...running.values()].find((timer) => timer.ms === ms)?.act(),
    code: () => (call.failure('broken').extras.cause as { code: string }).code,
  }
}

describe('the patience with a model', () => {
  it('AI-32 gives a call 60 s in all, and no other limit before it answers', () => {
    const { call, waiting, ring, code } = aCall()
    expect(waiting()).toEqual([60_000])
    ring(60_000)
    expect(call.signal.aborted).toBe(true)
    expect(code()).toBe('too_slow')
  })

  it('ends after 10 s without a sign of life, each of which starts them anew', () => {
    const { call, waiting, ring, code } = aCall()
    call.heard()
    call.heard()
    expect(waiting()).toEqual([10_000, 60_000])
    ring(10_000)
    expect(call.signal.aborted).toBe(true)
    expect(code()).toBe('silent')
  })

  it('ends when the call is canceled', () => {
    const { call, wish, code } = aCall()
    wish.abort()
    expect(call.signal.aborted).toBe(true)
    expect(code()).toBe('stopped')
    expect(patience(LIMITS, wish.signal).signal.aborted).toBe(true)
  })

  it('leaves no timer running, and passes other errors on', () => {
    const { call, waiting, code } = aCall()
    call.heard()
    expect(code()).toBe('broken')
    call.over()
    expect(waiting()).toEqual([])
  })
})
