import { expect, it, onTestFinished, vi } from 'vitest'
import { noteCall } from './calls-seen.ts'
import { fairScheduler } from './fair-scheduler.ts'

it('SYNC-54 lets a person rest between two turns while calls come in, and delays no one else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const schedule = fairScheduler()
  const served: string[] = []
  const wait = (who: string) => void schedule(who).then(() => served.push(who))
  for (const who of 'AAB') wait(who)
  noteCall()
  await vi.advanceTimersByTimeAsync(2)
  expect(served).toEqual(['A', 'B'])
  wait('C')
  await vi.advanceTimersByTimeAsync(2)
  expect(served).toEqual(['A', 'B', 'C'])
  await vi.advanceTimersByTimeAsync(20)
  expect(served).toEqual(['A', 'B', 'C', 'A'])
})

it('SYNC-54 remembers a rest while the line is empty', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const schedule = fairScheduler()
  let served = 0
  const wait = () =>
    void schedule('A').then(() => {
      served += 1
    })
  noteCall()
  wait()
  await vi.advanceTimersByTimeAsync(2)
  wait()
  await vi.advanceTimersByTimeAsync(5)
  expect(served).toBe(1)
  await vi.advanceTimersByTimeAsync(15)
  expect(served).toBe(2)
})

it('SYNC-54 skips the rest while no call comes in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const schedule = fairScheduler()
  const served: string[] = []
  for (const who of 'AAA') void schedule(who).then(() => served.push(who))
  await vi.advanceTimersByTimeAsync(2)
  expect(served).toEqual(['A', 'A', 'A'])
})
