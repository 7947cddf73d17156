import { expect, it } from 'vitest'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { untilDone } from './until-done.ts'

it('concurrent calls share one retry loop with backoff until it succeeds', async () => {
  const timers = manualTimers()
  let [isDone, tried] = [false, 0]
  const again = untilDone(timers, async () => {
    tried += 1
    return isDone
  })
  const settled = async (act: () => unknown) => {
    await act()
    await new Promise(setImmediate)
    return [tried, timers.waiting()]
  }
  expect(await settled(() => Promise.all([again(), again(), again()]))).toEqual([3, [5000]])
  expect(await settled(timers.ring)).toEqual([4, [10_000]])
  for (let rung = 0; rung < 10; rung++) await settled(timers.ring)
  expect(await settled(() => {})).toEqual([14, [300_000]])
  isDone = true
  expect(await settled(timers.ring)).toEqual([15, []])
})
