import { describe, expect, it } from 'vitest'
import { awaitSubscription, type Step } from './await-subscription.ts'

/** Manual clock and manual answers. */
function waiting() {
  const timers = new Set<{ at: number; act: () => void }>()
  let now = 0
  const steps: Step[] = []
  const asked: number[] = []
  let answer: (active: boolean | Error) => void = () => {}
  const stop = awaitSubscription({
    isActive: () => {
      asked.push(now)
      return new Promise((resolve, reject) => {
        answer = (given) => (given instanceof Error ? reject(given) : resolve(given))
      })
    },
    clock: {
      after(ms, act) {
        const timer = { at: now + ms, act }
        timers.add(timer)
        return () => timers.delete(timer)
      },
    },
    onStep: (step) => steps.push(step),
  })
  const passTo = (moment: number) => {
    now = moment
    for (const timer of [...timers].filter(({ at }) => at <= now)) {
      timers.delete(timer)
      timer.act()
    }
  }
  const reply = async (given: boolean | Error) => {
    answer(given)
    await Promise.resolve()
      .then(() => {})
      .then(() => {})
  }
  return { steps, asked, passTo, reply, stop, timers }
}

describe('waiting for the subscription', () => {
  it('polls after 3 s, and 3 s after each answer or error', async () => {
    const { asked, passTo, reply, steps, timers } = waiting()
    passTo(2999)
    expect(asked).toEqual([])
    passTo(3000)
    passTo(8000)
    expect(asked, 'one question at a time').toEqual([3000])
    await reply(false)
    passTo(11_000)
    await reply(new Error('the server is away'))
    passTo(14_000)
    expect(asked).toEqual([3000, 11_000, 14_000])
    await reply(true)
    expect([steps, timers.size]).toEqual([['active'], 0])
  })

  it('PAY-53 keeps polling for exactly 60 s', async () => {
    const { asked, passTo, reply, steps } = waiting()
    for (let moment = 3000; moment < 60_000; moment += 3000) {
      passTo(moment)
      await reply(false)
      expect(steps).toEqual([])
    }
    expect(asked).toHaveLength(19)
    passTo(59_999)
    expect(steps).toEqual([])
    passTo(60_000)
    expect(steps).toEqual(['overdue'])
    passTo(120_000)
    expect(asked.length).toBeLessThanOrEqual(20)
    expect(steps).toEqual(['overdue'])
  })

  it('reports nothing after it was stopped', async () => {
    const { asked, passTo, reply, steps, stop } = waiting()
    passTo(3000)
    stop()
    await reply(true)
    passTo(90_000)
    expect([steps, asked]).toEqual([[], [3000]])
  })
})
